import { expectAccessible } from '@clarity/test-kit/accessibility'
import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadReportDetails } from '../../load-report-details'
import * as details from '../../report-details'
import { outlineTexts } from '../../details-texts'
import { CombinedReportPage } from './combined-report-page'

vi.mock('../../load-report-details', () => ({ loadReportDetails: vi.fn() }))

beforeEach(() => {
  vi.mocked(loadReportDetails).mockResolvedValue(details)
})

const markdown = '## Common Themes\n\n- **Dates**\n\n### Detail\n\n## What **next**'
const startedAt = '2026-11-03T12:00:00.000Z'
const about = {
  generatedAt: '2026-11-20T12:00:00.000Z',
  language: 'es',
  conversations: [
    { label: 'Maya Okafor', startedAt },
    { label: 'Jonas Lind', startedAt: '2026-11-05T12:00:00.000Z' },
  ],
}

test('a combined report has its heading, its subtitle and its markdown', async () => {
  const { container } = render(<CombinedReportPage markdown={markdown} />)
  expect(screen.getByRole('heading', { name: 'Combined Analysis Report', level: 1 })).toBeTruthy()
  expect(screen.getByText('Multi-conversation insights and analysis')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Common Themes', level: 2 })).toBeTruthy()
  expect(container.querySelector('li strong')!.textContent).toBe('Dates')
  expect(container.querySelector('.about')).toBeNull()
  await expectAccessible(container)
})

test('it has its date, its conversations with theirs, and an outline of its headings', async () => {
  const { container } = render(<CombinedReportPage markdown={markdown} about={about} />)
  const contents = await screen.findByRole('navigation', { name: outlineTexts.contents })
  const links = within(contents).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Common Themes', 'What next'])
  for (const link of links)
    expect(document.querySelector(link.getAttribute('href')!)!.textContent).toBe(link.textContent)
  // In the column of wide screens, and at the end of others.
  for (const place of ['.outline', '.actions']) {
    const { getByRole } = within(container.querySelector<HTMLElement>(place)!)
    expect(getByRole('button', { name: outlineTexts.print })).toBeTruthy()
    expect(getByRole('button', { name: outlineTexts.copy })).toBeTruthy()
  }
  expect(screen.getByText('November 20, 2026')).toBeTruthy()
  expect(screen.getByText('2 conversations')).toBeTruthy()
  expect([...container.querySelectorAll('.people div')].map(({ textContent }) => textContent)).toEqual([
    'November 3, 2026Maya Okafor',
    'November 5, 2026Jonas Lind',
  ])
  await expectAccessible(container)
})

test('contents in its text lead to the topmost headings, which take the focus', async () => {
  const text = [
    '**Contents:** 1\\. Who \\*leads\\* · 2\\. Next · 3\\. Next steps',
    '## Who \\*leads\\*',
    '### In short',
    'Not 2. Next.',
    '## Next',
    '## Next steps',
  ].join('\n\n')
  const { container } = render(<CombinedReportPage markdown={text} />)
  const links = await screen.findAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Who *leads*', 'Next', 'Next steps'])
  for (const link of links) {
    const heading = document.querySelector<HTMLElement>(link.getAttribute('href')!)!
    expect(heading.textContent).toBe(link.textContent)
    expect(heading.tabIndex).toBe(-1)
  }
  expect(links[0]!.closest('p')!.textContent).toBe('Contents: 1.\u00a0Who *leads* · 2.\u00a0Next · 3.\u00a0Next steps')
  await expectAccessible(container)
})

test.each(['Contents: 1. Other · 2. Themes\n\n## Themes of 1\n\n## Others', 'Contents: 1. Themes', ''])(
  'without such contents the text stays as it is: %j',
  async (text) => {
    const { container } = render(<CombinedReportPage markdown={text} />)
    await screen.findByRole('button', { name: outlineTexts.print })
    expect(container.querySelector('a')).toBeNull()
  },
)

test('its text has the language in which it is written', () => {
  render(<CombinedReportPage markdown={markdown} about={about} />)
  expect(screen.getByRole('heading', { name: 'Common Themes' }).lang).toBe('es')
  expect(screen.getByText('Dates').closest('ul')!.lang).toBe('es')
  expect(screen.getByRole('heading', { name: 'Combined Analysis Report' }).lang).toBe('')
})

test('of many conversations the first ones are named', () => {
  const conversations = Array.from({ length: 20 }, (_, at) => ({ label: `Person ${at}`, startedAt }))
  render(<CombinedReportPage markdown={markdown} about={{ ...about, conversations }} />)
  expect(screen.getByText('20 conversations')).toBeTruthy()
  expect(screen.getByText('Person 7')).toBeTruthy()
  expect(screen.queryByText('Person 8')).toBeNull()
  expect(screen.getByText('and 12 more')).toBeTruthy()
})
