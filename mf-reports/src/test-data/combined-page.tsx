import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import type { CombinedReportRow } from '@clarity/contracts/combined-report'
import type { Conversation } from '@clarity/contracts/conversation'
import { answer, json } from '@clarity/test-kit/network'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { CombinedReportsPage } from '../features/combined-reports/combined-reports-page'
import { combinedTexts } from '../features/combined-reports/texts'
import { aConversation } from './rows'

export const calls = {
  conversations: 'GET /api/admin/conversations',
  reports: 'GET /api/admin/combined-reports',
  generate: 'POST /api/admin/combined-reports/generate',
} as const

/** This many conversations: c1 with Person 1, and so on. */
export const people = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aConversation({ id: `c${index + 1}`, recipient_name: `Person ${index + 1}` }),
  )

export const answerReports = (...rows: CombinedReportRow[]) =>
  answer(calls.reports, json<CombinedReportRow[]>(200, rows))

/** The page with these conversations, their total, and these reports. */
export async function showCombined(
  rows: Conversation[],
  { total = rows.length, reports = [] as CombinedReportRow[], at = '/admin/combined-reports' } = {},
) {
  answer(calls.conversations, json<Conversation[]>(200, rows, { 'x-total-count': `${total}` }))
  answerReports(...reports)
  const page = showPage(<CombinedReportsPage />, { route: '/admin/combined-reports', at })
  await screen.findByText(`0 of ${total} selected`)
  // With no rows the count is shown before the answer.
  const table = screen.getByRole('table', { name: combinedTexts.choose })
  await waitFor(() => expect(table.getAttribute('aria-busy')).toBe('false'))
  return page
}

export const box = (person: number) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`Person ${person},`) })
export const tick = (person: number) => fireEvent.click(box(person))
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
