import type { FiguresPeriod } from '@clarity/admin-kit'
import type { DemoRequestState } from '@clarity/contracts/demo-request-row'

interface Filters {
  readonly states?: readonly DemoRequestState[]
  readonly cause?: 'undelivered'
}

/** The address of the demo requests of a period that are in one of the states. */
export function requestListPath({ from, to, scenario }: FiguresPeriod, { states, cause }: Filters = {}): string {
  const query = new URLSearchParams({
    ...(states && { state: states.join() }),
    ...(scenario !== null && { scenario }),
    ...(cause && { cause }),
    from,
    to,
  })
  return `/admin/requests?${query}`
}
