import { StateBadge } from '@clarity/admin-kit'
import type { Remote } from '@clarity/contracts/remote-release'
import { texts } from './texts'

/** How a module does, in a word. */
export function ModuleState({ remote }: { readonly remote: Remote }) {
  if (remote.disabled) return <StateBadge meaning="caution">{texts.states.disabled}</StateBadge>
  if (remote.active_version === null) return <StateBadge meaning="plain">{texts.states.inactive}</StateBadge>
  if (remote.waiting !== null) return <StateBadge meaning="caution">{texts.states.waiting}</StateBadge>
  if (remote.last_error) return <StateBadge meaning="bad">{texts.states.failing}</StateBadge>
  return <StateBadge meaning="good">{texts.active}</StateBadge>
}
