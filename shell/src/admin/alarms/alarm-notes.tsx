import { Anchor, Link, mayChange, Moment } from '@clarity/admin-kit'
import { AlarmNote } from './alarm-note'
import { useGetSendingQuery, useListAlarmsQuery } from './alarms.api'
import { BlockedNote } from './blocked-note'
import { SpendingNotes } from './spending-notes'
import { StrangersNote } from './strangers-note'
import { texts } from './texts'

/** What an admin should know of before anything else. Left out if the list cannot be had. */
export function AlarmNotes() {
  const { data = [] } = useListAlarmsQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data: sending } = useGetSendingQuery(undefined, { refetchOnMountOrArgChange: true })
  const guessed = data.find(({ kind }) => kind === 'short_codes_guessed')
  const blocked = data.find(({ kind }) => kind === 'page_blocked')
  const webhookOff = data.find(({ kind }) => kind === 'webhook_off')
  return (
    <>
      {mayChange() && <StrangersNote alarm={data.find(({ kind }) => kind === 'strangers_budget')} />}
      {sending && <SpendingNotes sending={sending} hasLink={mayChange()} />}
      {webhookOff && (
        <AlarmNote title={texts.webhookOff.title(webhookOff.sources)} lead={texts.webhookOff.lead}>
          {mayChange() && (
            <Anchor component={Link} to="/admin/webhooks" size="sm">
              {texts.webhookOff.link}
            </Anchor>
          )}
        </AlarmNote>
      )}
      {blocked && <BlockedNote alarm={blocked} />}
      {guessed && (
        <AlarmNote
          title={texts.guessed.title(guessed.sources)}
          lead={
            <>
              {texts.guessed.lead} {texts.last} <Moment at={guessed.last_at} />.
            </>
          }
        />
      )}
    </>
  )
}
