import { Anchor, Link, Moment } from '@clarity/admin-kit'
import { AlarmNote } from './alarm-note'
import { useListAlarmsQuery } from './alarms.api'
import { StrangersNote } from './strangers-note'
import { texts } from './texts'

/** What an admin should know of before anything else. Left out if the list cannot be had. */
export function AlarmNotes() {
  const { data = [] } = useListAlarmsQuery(undefined, { refetchOnMountOrArgChange: true })
  const guessed = data.find(({ kind }) => kind === 'short_codes_guessed')
  const webhookOff = data.find(({ kind }) => kind === 'webhook_off')
  return (
    <>
      <StrangersNote alarm={data.find(({ kind }) => kind === 'strangers_budget')} />
      {webhookOff && (
        <AlarmNote title={texts.webhookOff.title(webhookOff.sources)} lead={texts.webhookOff.lead}>
          <Anchor component={Link} to="/admin/webhooks" size="sm">
            {texts.webhookOff.link}
          </Anchor>
        </AlarmNote>
      )}
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
