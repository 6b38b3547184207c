import type { AdminPageData } from '@clarity/contracts/admin-page-data'
import { render } from '@testing-library/react'
import { AdminApp } from '../admin-app'

interface Shown extends Partial<AdminPageData> {
  readonly at?: string
}

/** The whole admin at an address, as the server's page brings it up. */
export function showAdmin({ at = '/admin', signedInAs = 'ada@example.com', remotes = [] }: Shown = {}) {
  history.replaceState(null, '', at)
  return render(<AdminApp data={{ signedInAs, remotes, styleNonce: 'n' }} />)
}
