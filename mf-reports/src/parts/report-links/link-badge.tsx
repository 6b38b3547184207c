import { StateBadge } from '@clarity/admin-kit'
import type { ReportLinkState } from '@clarity/contracts/report-link'
import { linkTexts } from './texts'

const meanings = { open: 'good', expired: 'caution', revoked: 'bad' } as const

export function LinkBadge({ state }: { readonly state: ReportLinkState }) {
  return <StateBadge meaning={meanings[state]}>{linkTexts.states[state]}</StateBadge>
}

/** Said in a list of what is closed only: an open link is the usual case. */
export function ClosedLinkBadge({ state = 'open' }: { readonly state?: ReportLinkState | undefined }) {
  if (state === 'open') return null
  return (
    <>
      {' '}
      <LinkBadge state={state} />
    </>
  )
}
