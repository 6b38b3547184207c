import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import type { AuditCheck, AuditRow } from '@clarity/contracts/audit'
import { answer, answerEvery, json, offline, sent, type SentRequest } from '@clarity/test-kit/network'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import AuditPage from './audit-page'

const check = 'GET /api/admin/audit/check'

const row: AuditRow = {
  id: 'a1',
  position: 12,
  at: '2026-11-20T10:00:00.000Z',
  who: 'ada@example.com',
  account: 'p1',
  token: null,
  action: 'report.read',
  ids: ['r1', 'r2'],
  network: '203.0.113.0/24',
}
const isList = ({ call }: SentRequest) => /audit(\?|$)/.test(call)
const holds: AuditCheck = { holds: true, rows: 1201, pruned: 0, broken: null, last: { position: 1201, hash: 'h' } }

function show(rows: readonly AuditRow[], at = '/') {
  answerEvery(isList, json(200, rows, { 'X-Total-Count': String(rows.length) }))
  return showPage(<AuditPage />, { at })
}

const lastQuery = () => new URL(sent.at(-1)!.call.slice('GET '.length), 'http://localhost').searchParams

describe('the list', () => {
  it('says who did what to which id from where; a removed account and a revoked token have no name', async () => {
    show([
      row,
      { ...row, id: 'a2', position: 11, who: null, action: 'transcript.read' },
      { ...row, id: 'a3', position: 10, who: null, account: null, token: 't1', action: 'request.create' },
    ])
    const named = within(await screen.findByRole('row', { name: /ada@example.com/ }))
    named.getByText('report.read')
    named.getByText('r1 r2')
    named.getByText('203.0.113.0/24')
    within(screen.getByRole('row', { name: /transcript.read/ })).getByText('Removed account')
    within(screen.getByRole('row', { name: /request.create/ })).getByText('Revoked token')
  })

  it('says if there are no rows', async () => {
    show([])
    await screen.findByText('No audit rows found.')
  })

  it('says if it could not be fetched', async () => {
    answerEvery(isList, offline)
    showPage(<AuditPage />)
    await screen.findByText('Failed to fetch the audit')
  })
})

describe('the filters', () => {
  it('are in the address, and are cleared together', async () => {
    const { router } = show([row])
    await screen.findByText('report.read')
    fireEvent.change(screen.getByLabelText('Action'), { target: { value: 'report.read' } })
    fireEvent.change(screen.getByLabelText('Who'), { target: { value: 'ada@example.com' } })
    await waitFor(() => expect(lastQuery().get('who')).toBe('ada@example.com'))
    expect(lastQuery().get('action')).toBe('report.read')
    expect(router.state.location.search).toBe('?action=report.read&who=ada%40example.com')
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(screen.getByLabelText<HTMLInputElement>('Who').value).toBe('')
  })

  it('mean days of the reader, the last one included, in the list and its export', async () => {
    show([row], '/?from=2026-11-19&to=2026-11-20')
    await screen.findByText('report.read')
    const days = { from: new Date(2026, 10, 19).toISOString(), to: new Date(2026, 10, 21).toISOString() }
    expect({ from: lastQuery().get('from'), to: lastQuery().get('to') }).toEqual(days)
    const address = screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href')!
    expect(Object.fromEntries(new URL(address, 'http://localhost').searchParams)).toEqual(days)
    expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe('2026-11-20')
  })
})

describe('the chain', () => {
  const run = (outcome: AuditCheck) => {
    show([row])
    answer(check, json(200, outcome))
    fireEvent.click(screen.getByRole('button', { name: 'Check the chain' }))
  }

  it('holds, with the number of rows', async () => {
    run({ ...holds, pruned: 300 })
    const status = await screen.findByText(/The chain holds: 1,201 rows/)
    expect(status.textContent).toContain('300 older rows were pruned, with a signed checkpoint.')
  })

  it('breaks at a row, with the reason', async () => {
    run({ ...holds, holds: false, broken: { position: 7, reason: 'This row was changed.' } })
    await screen.findByText(/The chain breaks at row 7. This row was changed./)
    expect(screen.queryByText(/The chain holds/)).toBeNull()
  })

  it('could not be checked', async () => {
    show([row])
    answer(check, offline, json(200, holds))
    fireEvent.click(screen.getByRole('button', { name: 'Check the chain' }))
    await screen.findByText('The chain could not be checked. Please try again.')
    fireEvent.click(screen.getByRole('button', { name: 'Check the chain' }))
    await screen.findByText(/The chain holds/)
  })
})
