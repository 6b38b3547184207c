import { answer, answerEvery, done, json, sent } from '@clarity/test-kit/network'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { activeRemote } from '../test-data/remotes'
import { showAdmin } from '../test-data/show-admin'
import { noSpending } from '../test-data/sending'

const page = vi.hoisted(() => ({ Page: () => null as React.ReactNode }))
vi.mock('../report-runs/report-runs-page', () => ({ default: () => <page.Page /> }))

beforeEach(() => {
  // React's own line of what a page threw.
  vi.spyOn(console, 'error').mockReturnValue()
  answer('GET /api/admin/alarms', json(200, []))
  // Asked for by a part that is fetched later than the dashboard.
  answerEvery(({ call }) => call === 'GET /api/admin/account/sessions', json(200, []))
  answer('GET /api/admin/sending', json(200, noSpending))
})

it('a page of the shell that did not arrive says so and offers to reload, with the navigation beside it', async () => {
  page.Page = () => {
    throw Object.assign(new Error('Loading chunk 617 failed'), { name: 'ChunkLoadError', request: '/617.js' })
  }
  showAdmin({ at: '/admin/report-runs' })
  await screen.findByRole('heading', { name: 'This page could not be shown' })
  screen.getByText('A part of the admin did not load. A newer version may have replaced it.')
  screen.getByRole('button', { name: 'Reload' })
  fireEvent.click(screen.getByRole('link', { name: 'Dashboard' }))
  await screen.findByRole('heading', { name: 'Admin' })
})

it('a module that throws while its page is left does not take the next page with it, and is reported', async () => {
  const thrown = Object.assign(new Error('no way out'), {
    stack: 'at f (http://x/remotes/mf-reports/1.0.0/page.js:1:1)',
  })
  page.Page = function Leaving() {
    useEffect(
      () => () => {
        throw thrown
      },
      [],
    )
    return <h1>Kites</h1>
  }
  answer('POST /api/admin/remotes/mf-reports/failures', done)
  showAdmin({ at: '/admin/report-runs', remotes: [activeRemote('reports')] })
  await screen.findByRole('heading', { name: 'Kites' })
  fireEvent.click(screen.getByRole('link', { name: 'Dashboard' }))
  await screen.findByRole('heading', { name: 'Admin' })
  await waitFor(() => expect(sent.some(({ call }) => call.endsWith('/failures'))).toBe(true))
  expect(sent.find(({ call }) => call.endsWith('/failures'))?.body).toEqual({
    version: '1.0.0',
    reason: 'It threw an error while its page was being left: no way out',
  })
})
