import type { AdminPageData } from '@clarity/contracts/admin-page-data'
import { render } from '@testing-library/react'
import { AdminApp } from '../admin-app'

interface Shown extends Partial<AdminPageData> {
  readonly at?: string
}

/** The whole admin at an address, as the server's page brings it up. */
export function showAdmin({ at = '/admin', ...data }: Shown = {}) {
  history.replaceState(null, '', at)
  const empty = { signedInAs: 'ada@example.com', styleNonce: 'n', shell: 'build-1', remotes: [], waiting: [] }
  return render(<AdminApp data={{ ...empty, ...data }} />)
}
