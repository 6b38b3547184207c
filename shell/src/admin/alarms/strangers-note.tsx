import { asCallError, Button, ErrorBanner } from '@clarity/admin-kit'
import type { Alarm } from '@clarity/contracts/alarm'
import { AlarmNote } from './alarm-note'
import { useGetSendingQuery, useSetSendingMutation } from './alarms.api'
import { texts } from './texts'

/** The budget of those without a session is used up, or an admin has stopped texting them. */
export function StrangersNote({ alarm }: { readonly alarm: Alarm | undefined }) {
  const { data: sending } = useGetSendingQuery(undefined, { refetchOnMountOrArgChange: true })
  const [setSending, { isLoading, error }] = useSetSendingMutation()
  if (!sending) return null
  const isOff = sending.strangers === 'off'
  if (!isOff && !alarm) return null
  const { title, lead } = isOff ? texts.stopped : texts.budget
  return (
    <AlarmNote title={title} lead={lead(sending.strangers_used, sending.strangers_budget)}>
      <Button
        size="sm"
        mt="sm"
        variant="default"
        loading={isLoading}
        onClick={() => void setSending({ strangers: isOff ? 'on' : 'off' })}
      >
        {isOff ? texts.goOn : texts.stop}
      </Button>
      {error && <ErrorBanner>{asCallError(error).sentence ?? texts.notChanged}</ErrorBanner>}
    </AlarmNote>
  )
}
