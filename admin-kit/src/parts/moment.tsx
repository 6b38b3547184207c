import { Tooltip } from '@mantine/core'

const shown = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' })

/** A moment as the reader's locale writes date and time. */
export function formatMoment(iso: string): string {
  return shown.format(new Date(iso))
}

/** Local date and time; hover or focus shows the exact moment. */
export function Moment({ at }: { readonly at: string }) {
  return (
    <Tooltip label={exact.format(new Date(at))} openDelay={300}>
      <time dateTime={at} className="kit-nowrap">
        {formatMoment(at)}
      </time>
    </Tooltip>
  )
}
