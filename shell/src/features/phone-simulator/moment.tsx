/** A time as a phone shows it, the exact moment as its tooltip. */
export function Moment({ at }: { at: string }) {
  const moment = new Date(at)
  const today = moment.toDateString() === new Date().toDateString()
  return (
    <time dateTime={at} title={moment.toLocaleString(undefined, { dateStyle: 'full', timeStyle: 'long' })}>
      {today
        ? moment.toLocaleTimeString(undefined, { timeStyle: 'short' })
        : moment.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  )
}
