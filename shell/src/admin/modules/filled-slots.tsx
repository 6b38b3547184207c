import { Text } from '@clarity/admin-kit'
import type { Remote } from '@clarity/contracts/remote-release'
import { texts as shellTexts } from '../texts'
import { texts } from './texts'

/** Which slots the active version of a module fills. */
export function FilledSlots({ remote: { active_version, releases } }: { readonly remote: Remote }) {
  const slots = releases.find(({ version }) => version === active_version)?.slots ?? []
  if (slots.length === 0) return null
  return (
    <Text size="sm" c="dimmed">
      {texts.fills(slots.map((slot) => shellTexts.slots.names[slot] ?? slot).join(', '))}
    </Text>
  )
}
