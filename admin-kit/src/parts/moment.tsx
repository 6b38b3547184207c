const shown = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' })

/** A moment as the reader's locale writes date and time. */
export function formatMoment(iso: string): string {
  return shown.format(new Date(iso))
}

/** Local date and time; the exact moment is its tooltip. */
export function Moment({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} title={exact.format(new Date(at))} className="kit-nowrap">
      {formatMoment(at)}
    </time>
  )
}
