import {
  Blocks,
  BookOpenText,
  ChartColumn,
  FileStack,
  Coins,
  House,
  Layers,
  MessagesSquare,
  Plug,
  ScanEye,
  ScrollText,
  Send,
  ShieldCheck,
  Users,
  UserRoundX,
  Webhook,
} from 'lucide-react'

const icons = {
  dashboard: House,
  conversations: MessagesSquare,
  scenarios: BookOpenText,
  'demo-requests': Send,
  batch: Layers,
  reports: ChartColumn,
  'combined-reports': FileStack,
  'report-views': ScanEye,
  providers: Plug,
  'report-runs': ScrollText,
  webhooks: Webhook,
  people: Users,
  audit: ShieldCheck,
  costs: Coins,
  'personal-data': UserRoundX,
}

/** The sign of a link; one that the shell does not know is drawn as a plain module. */
export function ModuleIcon({ name, size = 18 }: { readonly name: string; readonly size?: number }) {
  const Icon = Object.hasOwn(icons, name) ? icons[name as keyof typeof icons] : Blocks
  return <Icon size={size} strokeWidth={1.75} aria-hidden />
}
