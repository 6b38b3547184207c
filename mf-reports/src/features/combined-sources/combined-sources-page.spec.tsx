import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import type { CombinedReportSources } from '@clarity/contracts/combined-report'
import { answer, json, offline, refused } from '@clarity/test-kit/network'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import CombinedPages from '../../combined-pages'

const call = 'GET /api/admin/combined-reports/k1'
const content = [
  '- **Size:** 2 conversations',
  '**Contents:** 1\\. Where they differ · 2\\. Next steps',
  '## Where they differ \\(a lot\\)',
  '',
  '1. **Ann Lee**: “71,000 \\*euros\\*” (0:10); Conversation 2 “74,000” (0:20)',
  '### In short',
  'A plain sentence.',
  '## Next steps',
  'None.',
].join('\n')

const report = (change: Partial<CombinedReportSources> = {}) =>
  json<CombinedReportSources>(200, {
    combined_report_id: 'k1',
    generated_at: '2026-11-20T12:00:00.000Z',
    content,
    conversations: [
      { id: 'c1', label: 'Ann Lee' },
      { id: 'c2', label: 'Conversation 2' },
    ],
    sources: [
      { line: 4, conversation_id: 'c1', turn: 11 },
      { line: 4, conversation_id: 'c2', turn: 0 },
    ],
    ...change,
  })

const show = () => showPage(<CombinedPages />, { route: '/admin/combined-reports', at: '/admin/combined-reports/k1' })

it('lead from each quote to its turn', async () => {
  answer(call, report())
  show()
  const section = within(await screen.findByRole('region', { name: 'Where they differ (a lot)' }))
  const links = section.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-label')])).toEqual([
    ['Turn 12', '/admin/conversations/c1/transcript#turn-12', 'Turn 12 of the conversation with Ann Lee'],
    ['Turn 1', '/admin/conversations/c2/transcript#turn-1', 'Turn 1 of the conversation with Conversation 2'],
  ])
  expect(links[0]!.parentElement!.textContent).toContain('Ann Lee: “71,000 *euros*” (0:10)')
  section.getByRole('heading', { level: 3, name: 'In short' })
  section.getByText('A plain sentence.')
})

it('name the conversations, each with its transcript', async () => {
  answer(call, report())
  show()
  const names = within(await screen.findByRole('navigation', { name: 'Conversations' })).getAllByRole('link')
  expect(names.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ann Lee', '/admin/conversations/c1/transcript'],
    ['Conversation 2', '/admin/conversations/c2/transcript'],
  ])
})

it('have contents with links to the sections, and lead to what readers see', async () => {
  answer(call, report())
  show()
  const contents = within(await screen.findByRole('navigation', { name: 'Contents' })).getAllByRole('link')
  expect(contents.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Where they differ (a lot)', '#section-1'],
    ['Next steps', '#section-2'],
  ])
  expect(document.querySelector('#section-2')!.textContent).toBe('Next steps')
  expect(screen.queryByText(/^Contents:/)).toBeNull()
  expect(screen.getByRole('link', { name: 'View' }).getAttribute('href')).toBe('/combined-report/k1?skip_email=1')
})

it('say that the report is not written', async () => {
  answer(call, report({ content: null, sources: [] }))
  show()
  await screen.findByText('This combined report has not been written yet.')
})

it.each([
  ["with the server's sentence", refused(404, 'There is no such report.'), 'There is no such report.'],
  ['if there is no answer', offline, 'Failed to fetch this combined report'],
])('say that they could not be fetched, %s, and try again', async (_, failure, sentence) => {
  answer(call, failure, report())
  show()
  expect((await screen.findByRole('alert')).textContent).toContain(sentence)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('region', { name: 'Where they differ (a lot)' })
})
