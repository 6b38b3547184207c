import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { relativeMoment, usePresentMinute } from './relative-moment'

const shown = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' })

/** A moment as the reader's locale writes date and time. */
export function formatMoment(iso: string): string {
  return shown.format(new Date(iso))
}

/** Local date and time; the exact moment is its tooltip. */
export function Moment({ at }: { readonly at: string }) {
  return <Time at={at}>{formatMoment(at)}</Time>
}

/** How long ago it was, in the last week; screen readers get the date and time too. */
export function RelativeMoment({ at }: { readonly at: string }) {
  const ago = relativeMoment(at, usePresentMinute())
  if (ago === null) return <Moment at={at} />
  return (
    <Time at={at}>
      {ago}
      <VisuallyHidden>, {formatMoment(at)}</VisuallyHidden>
    </Time>
  )
}

function Time({ at, children }: { readonly at: string; readonly children: ReactNode }) {
  return (
    <time dateTime={at} title={exact.format(new Date(at))} className="kit-nowrap">
      {children}
    </time>
  )
}
