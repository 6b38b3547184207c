import { Moment } from '@clarity/admin-kit'
import type { Alarm } from '@clarity/contracts/alarm'
import { AlarmNote } from './alarm-note'
import { texts } from './texts'

/** What browsers blocked on pages, by page, directive of the policy, and source. */
export function BlockedNote({ alarm: { blocked = [], last_at } }: { readonly alarm: Alarm }) {
  return (
    <AlarmNote
      title={texts.blocked.title}
      lead={
        <>
          {texts.blocked.lead} {blocked.join('; ')}. {texts.last} <Moment at={last_at} />.
        </>
      }
    />
  )
}
