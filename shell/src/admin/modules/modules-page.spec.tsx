import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import { answer, answerEvery, json, offline, refused, sent } from '@clarity/test-kit/network'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { activeRemote, listedRemote } from '../test-data/remotes'
import ModulesPage from './modules-page'

const list = 'GET /api/admin/remotes'

beforeEach(() => answerEvery(({ call }) => call === 'GET /api/admin/tokens', json(200, [])))

async function confirm(question: string, yes: string): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: question })
  fireEvent.click(within(dialog).getByRole('button', { name: yes }))
}

describe('the modules page', () => {
  it('lists each module with its version, releases and history', async () => {
    answer(list, json(200, [listedRemote()]))
    showPage(<ModulesPage />)
    const card = within(await screen.findByRole('region', { name: 'Reports' }))
    card.getByText('mf-reports · Version 1.1.0 · Released by ada@example.com')
    const releases = within(card.getByRole('region', { name: 'Releases of Reports' }))
    expect(releases.getAllByRole('row')).toHaveLength(3)
    fireEvent.click(card.getByRole('tab', { name: 'History' }))
    card.getByText('Activated 1.1.0 after 1.0.0')
    card.getByText('Released 1.1.0')
  })

  it('names the slots that a module fills', async () => {
    const [release, ...earlier] = listedRemote().releases
    answer(
      list,
      json(200, [listedRemote({ releases: [{ ...release!, slots: ['dashboard', 'order-page'] }, ...earlier] })]),
    )
    showPage(<ModulesPage />)
    await screen.findByText('Fills: Dashboard, order-page')
  })

  it('shows the last error of the version that is active', async () => {
    answer(
      list,
      json(200, [listedRemote({ last_error: { at: '2026-11-20T11:00:00.000Z', reason: 'It did not answer.' } })]),
    )
    showPage(<ModulesPage />)
    const alert = (await screen.findByRole('alert')).textContent
    expect(alert).toMatch(/^1 error reported for this version\. The last one, .*: It did not answer\.$/)
    screen.getByText('Errors reported')
  })

  it('activates a version after a question', async () => {
    answer(list, json(200, [listedRemote()]), json(200, [listedRemote({ active_version: '1.0.0' })]))
    answer('POST /api/admin/remotes/mf-reports/activate', json(200, activeRemote('reports')))
    showPage(<ModulesPage />)
    fireEvent.click(await screen.findByRole('button', { name: 'Activate version 1.0.0' }))
    await confirm('Activate version 1.0.0?', 'Activate')
    await screen.findByText(/^mf-reports · Version 1\.0\.0/)
    await screen.findByText(/Reports 1.0.0 is now active./)
    expect(sent.find(({ call }) => call.endsWith('/activate'))!.body).toEqual({
      version: '1.0.0',
      expected: '1.1.0',
    })
  })

  it('rolls back after a question, and is refused if another admin was faster: the list is fetched anew', async () => {
    answer(list, json(200, [listedRemote()]), json(200, [listedRemote({ active_version: '1.0.0' })]))
    const changed = 'Version 1.0.0 is active now: somebody has changed it in the meantime.'
    answer('POST /api/admin/remotes/mf-reports/rollback', refused(409, changed))
    showPage(<ModulesPage />)
    const opener = await screen.findByRole('button', { name: 'Roll back Reports' })
    fireEvent.click(opener)
    await confirm('Roll Reports back?', 'Roll back')
    await screen.findByText(`Nothing was changed. ${changed}`)
    await screen.findByText(/^mf-reports · Version 1\.0\.0/)
    expect(sent.find(({ call }) => call.endsWith('/rollback'))!.body).toEqual({ expected: '1.1.0' })
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  it('says what to do if nothing has been released', async () => {
    answer(list, json(200, []))
    showPage(<ModulesPage />)
    await screen.findByText('No module has been released yet.')
  })

  it('can be retried if the list cannot be fetched', async () => {
    answer(list, offline, json(200, [listedRemote()]))
    showPage(<ModulesPage />)
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByRole('region', { name: 'Reports' })
  })
})
