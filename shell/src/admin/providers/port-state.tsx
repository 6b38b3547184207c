import { StateBadge } from '@clarity/admin-kit'
import type { ProviderCheck, ProviderSetting } from '@clarity/contracts/provider'
import { texts } from './texts'

interface PortStateProps {
  readonly settings: readonly ProviderSetting[]
  readonly check: ProviderCheck | undefined
  readonly isFailed: boolean
  readonly isAsking: boolean
}

/** The worst of what is known, in a word. */
export function PortState({ settings, check, isFailed, isAsking }: PortStateProps) {
  if (isAsking && !check) return <StateBadge meaning="plain">{texts.checking}</StateBadge>
  const findings = [...(check?.findings ?? []), ...settings.flatMap(({ finding }) => finding ?? [])]
  const worst = (['bad', 'caution'] as const).find((tone) => findings.some((finding) => finding.tone === tone))
  const tone = isFailed ? 'caution' : (worst ?? 'good')
  return <StateBadge meaning={tone}>{texts.tones[tone]}</StateBadge>
}
