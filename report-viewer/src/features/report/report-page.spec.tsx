import { expectAccessible } from '@clarity/test-kit/accessibility'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aReport } from '../../test-data/a-report'
import { ReportPage } from './report-page'

const show = (change = {}) => render(<ReportPage report={aReport(change)} />).container
const picture = (name: RegExp) => screen.queryByRole('img', { name })

test('the header names scenario, date, duration and who took part', () => {
  const page = show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A late delivery')
  expect(page.textContent).toContain('November 20, 2026')
  expect(page.textContent).toContain('4.2 minutes')
  expect(screen.getByText('Recipient').parentElement!.textContent).toBe('RecipientMaya Okafor+14155550132')
  expect(screen.getByText('Manager').parentElement!.textContent).toBe('ManagerJonas Lind+46701234567')
})

test('without a manager there is no word of one', () => {
  const { recipient } = aReport().participants
  show({ participants: { recipient, manager: null } })
  expect(screen.queryByText('Manager')).toBeNull()
})

test.each([
  ['2026-11-20', 'November 20, 2026'],
  ['2026-01-01', 'January 1, 2026'],
  ['yesterday-ish', 'Invalid date'],
])('the date %s reads %s', (date, text) => {
  expect(show({ date }).textContent).toContain(text)
})

test.each([
  [60, '1.0 minute'],
  [62, '1.0 minute'],
  [0, '0.0 minutes'],
  [90, '1.5 minutes'],
  [3600, '60.0 minutes'],
])('%d seconds read %s', (duration, text) => {
  expect(screen.queryByText(text)).toBeNull()
  expect(show({ duration }).querySelector('header p')!.textContent).toMatch(new RegExp(`${text}$`))
})

test('key points show their markdown, and unfold their source with its time', () => {
  show()
  const point = screen.getByRole('heading', { name: 'Listening first' }).closest('article')!
  expect(point.querySelector('em')!.textContent).toBe('both')
  const details = point.querySelector('details')!
  expect(details.open).toBe(false)
  expect(within(details).getByText('Source')).toBeTruthy()
  expect(details.querySelector('blockquote')!.textContent).toBe('1:21I understand why you are upset.')
})

test('the gauge shows the rounded average and has a table beside it', () => {
  show()
  expect(picture(/^Average sentiment: 58%$/)).toBeTruthy()
  const row = screen.getByRole('row', { name: 'Average sentiment 58%' })
  expect(row).toBeTruthy()
})

test('the radar has an axis for each topic, a colour for each sentiment, and a table', () => {
  show()
  const radar = picture(/^Topics: Delivery, Frequency 80, Sentiment 20;/)!
  expect([...radar.querySelectorAll('circle')].map((dot) => dot.getAttribute('class'))).toEqual(['s2', 's6', 's9'])
  expect([...radar.querySelectorAll('text')].map((label) => label.textContent)).toEqual([
    'Delivery',
    'Trust',
    'Next steps',
  ])
  expect(screen.getByRole('row', { name: 'Trust 60% 40' })).toBeTruthy()
  expect(screen.getByText('It was due on Monday.')).toBeTruthy()
})

test('fewer than three topics make a gauge and a table, but no radar', () => {
  show({ visualizations: { One: { sentiment: 100, frequency: 1 }, Two: { sentiment: 0, frequency: 1 } } })
  expect(picture(/^Average sentiment: 50%$/)).toBeTruthy()
  expect(picture(/^Topics/)).toBeNull()
  expect(screen.getByRole('row', { name: 'One 100% 1' })).toBeTruthy()
})

test.each([
  [{}],
  [[]],
  [[{ chart: 'pie' }, { topic: 'x', sentiment: '1', frequency: 2 }, { sentiment: 1, frequency: 2 }]],
])('visualizations %j give the sentence instead', (visualizations) => {
  show({ visualizations })
  expect(screen.getByText('No analysis available for this conversation')).toBeTruthy()
  expect(picture(/./)).toBeNull()
})

test('visualizations in list form are drawn if they have a label and numbers', () => {
  const score = { sentiment: 50, frequency: 50 }
  show({ visualizations: [{ topic: 'A', ...score }, { label: 'B', ...score }, { name: 'C', ...score }, score] })
  expect(picture(/^Topics: A,.*B,.*C,/)!.querySelectorAll('circle')).toHaveLength(3)
})

test('numbers outside 0 to 100 stay inside the picture', () => {
  const wild = { sentiment: 400, frequency: -7 }
  show({ visualizations: { A: wild, B: wild, C: { sentiment: -400, frequency: 900 } } })
  expect(picture(/^Average sentiment: 67%$/)).toBeTruthy()
  expect([...picture(/^Topics/)!.querySelectorAll('circle')].map((dot) => dot.getAttribute('class'))).toEqual([
    's9',
    's9',
    's0',
  ])
})

test('long labels are shortened in the radar and whole in the table', () => {
  const label = 'Donaudampfschifffahrt and everything else that came up on the way'
  const score = { sentiment: 50, frequency: 50 }
  show({ visualizations: { [label]: score, B: score, C: score } })
  expect(
    [
      ...picture(/^Topics/)!
        .querySelectorAll('text')[0]!
        .querySelectorAll('tspan'),
    ].map((line) => line.textContent),
  ).toEqual(['Donaudampfsc…', 'and', 'everything…'])
  expect(screen.getByRole('rowheader', { name: label })).toBeTruthy()
})

test('action items show marker, badge and owner, and cannot be acted on', () => {
  show()
  const list = screen.getByTitle('Action items are not interactive in demo mode')
  const items = within(list).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    'Call on ThursdayPendingClarity',
    'Ask the depotIn progressMaya Okafor',
    'Send the dateCompleted',
  ])
  expect(items.map((item) => item.querySelector('svg')!.children.length)).toEqual([1, 2, 2])
  expect(within(list).queryByRole('button')).toBeNull()
  expect(within(list).queryByRole('checkbox')).toBeNull()
})

test('a report that is all but empty still reads as one', async () => {
  const page = show({
    overview: '',
    keyPoints: [],
    actionItems: [],
    visualizations: {},
    meta: { writer: 'offline', warnings: ['The conversation was short.'] },
  })
  expect(page.textContent).toContain('The conversation was short.')
  expect(screen.queryByRole('heading', { name: 'Key Points' })).toBeNull()
  await expectAccessible(page)
})

test('a whole report is accessible', async () => {
  await expectAccessible(show())
})

const arabic = {
  scenarioName: 'تسليم متأخر',
  overview: 'بقيت **هادئة**.\n\n1. أولاً\n2. ثانياً',
  keyPoints: [{ title: 'الاستماع', content: 'سمعت.', evidence: [{ turn: 2, quote: 'أفهمك.', t: 81 }] }],
  actionItems: [{ text: 'اتصل يوم الخميس', status: 'pending' as const }],
  visualizations: { التسليم: { sentiment: 20, frequency: 80 } },
}
const written = ['بقيت', 'الاستماع', 'سمعت.', 'اتصل يوم الخميس', 'التسليم']

function saying(page: HTMLElement, words: string) {
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) if (texts.currentNode.textContent!.includes(words)) return texts.currentNode.parentElement!
  throw new Error(`${words} is not there`)
}

test('a report has the direction of its letters, and the language that it is written in', () => {
  const page = show({ ...arabic, meta: { writer: 'llm', language: 'ar' } })
  for (const words of [...written, 'أفهمك.']) {
    expect(saying(page, words).closest('[dir=auto]')).toBeTruthy()
    expect(saying(page, words).closest('[lang]')?.getAttribute('lang')).toBe('ar')
  }
  for (const name of ['تسليم متأخر', 'Maya Okafor']) expect(saying(page, name).closest('[dir=auto]')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Key Points' }).closest('[lang]')).toBeNull()
})

test('the text of the offline writer has the language of the page, its quotes the language of the conversation', () => {
  const page = show({ ...arabic, meta: { writer: 'offline', language: 'ar' } })
  for (const words of written) expect(saying(page, words).closest('[lang]')).toBeNull()
  expect(saying(page, 'أفهمك.').lang).toBe('ar')
})

test('a report that knows no language has none', () => {
  expect(show().querySelector('[lang]')).toBeNull()
})
