import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aReport } from '../../test-data/a-report'
import { renderDetails } from '../../test-data/render-details'

const show = (change = {}) => renderDetails(aReport(change)).container
const picture = (name: RegExp) => screen.queryByRole('img', { name })

test('key points show their markdown, and unfold their source with its speaker and time', () => {
  show()
  const point = screen.getByRole('heading', { name: 'Listening first' }).closest('article')!
  expect(point.querySelector('em')!.textContent).toBe('both')
  const details = point.querySelector('details')!
  expect(details.open).toBe(false)
  expect(within(details).getByText('Source')).toBeTruthy()
  expect(within(details).getByRole('blockquote').textContent).toBe('I understand why you are upset.')
  expect(details.querySelector('figcaption')!.textContent).toBe('Maya Okafor 1:21')
})

test('each mark of a source has a name of its own, which begins with its text', () => {
  const evidence = [{ turn: 2, quote: 'I am upset.', t: 81, role: 'user' as const }]
  const container = show({
    goals: [{ label: 'Listens', met: true, evidence }],
    keyPoints: [
      { title: 'Upset', content: 'Twice.', evidence },
      { title: 'Upset', content: 'Again.', evidence },
    ],
    visualizations: { Upset: { sentiment: 20, frequency: 80, evidence } },
    actionItems: [
      { text: 'Call', status: 'pending' },
      { text: 'Write', status: 'pending', evidence },
    ],
  })
  const marks = [...container.querySelectorAll('summary')]
  expect(marks.map((mark) => [mark.textContent, mark.getAttribute('aria-label')])).toEqual([
    ['Source', 'Source of goal 1: Listens'],
    ['Source', 'Source of key point 1: Upset'],
    ['Source', 'Source of key point 2: Upset'],
    ['Source', 'Source of topic 1: Upset'],
    ['Source', 'Source of action item 2'],
  ])
})

test('the source of a key point that is a quote says only who said it, and when', () => {
  const evidence = [{ turn: 2, quote: 'um I understand why you are upset', t: 81, role: 'user' as const }]
  const content = 'Maya: “I understand why you are upset.”'
  const container = show({ keyPoints: [{ title: 'Upset', content, evidence }] })
  const source = container.querySelector('article details')!
  expect(source.querySelector('blockquote')).toBeNull()
  expect(source.querySelector('figcaption')!.textContent).toBe('Maya Okafor 1:21')
})

test('speakers who are quoted one after the other have a line each, in key points and action items', () => {
  const said = 'Ann asks: “Will you call?” Tom: “On Friday.”'
  const container = show({
    keyPoints: [{ title: 'Call', content: said }],
    actionItems: [{ text: said, status: 'pending' }],
  })
  const lines = ['Ann asks: “Will you call?”', 'Tom: “On Friday.”']
  expect(Array.from(container.querySelectorAll('article p'), (line) => line.textContent)).toEqual(lines)
  expect(container.querySelector('#action-items li div')!.textContent).toContain(lines.join('\n'))
})

test('who is quoted is set apart, in key points and action items', () => {
  const said = 'Clarity asks: “Will you call?” Maya: “On Friday.”'
  const container = show({
    keyPoints: [{ title: 'Call', content: said }],
    actionItems: [{ text: said, status: 'pending' }],
  })
  const names = (place: string) => Array.from(container.querySelectorAll(`${place} b`), (name) => name.outerHTML)
  const both = ['<b class="agent">Clarity</b>', '<b class="user">Maya</b>']
  expect(names('article')).toEqual(both)
  expect(names('#action-items')).toEqual(both)
})

test('two quotes of one turn that a key point has are one source, and words in another order are quoted', () => {
  const of = (quote: string) => ({ turn: 2, quote, t: 81, role: 'user' as const })
  const evidence = [of('you are not upset'), of('I know that'), of('that I know you')]
  const container = show({
    keyPoints: [{ title: 'Upset', content: 'Maya: “You are not upset, I know that.”', evidence }],
  })
  const source = container.querySelector('article details')!
  expect(source.querySelectorAll('figcaption')).toHaveLength(2)
  expect(Array.from(source.querySelectorAll('blockquote'), (quote) => quote.textContent)).toEqual(['that I know you'])
})

test('it ends with what one does with it', () => {
  const last = show().lastElementChild as HTMLElement
  expect(
    within(last)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Print', 'Copy link'])
})

test.each([
  ['#analysis', 0, ['analysis']],
  ['#analysis', 300, []],
  ['#unknown', 0, []],
  ['', 0, []],
])('an address with %j, at %d pixels, scrolls to %j', (hash, scrolled, sections) => {
  const scrolledTo: string[] = []
  vi.stubGlobal('scrollY', scrolled)
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this.id)
  }
  history.replaceState(null, '', `/report/r1${hash}`)
  show()
  expect(scrolledTo).toEqual(sections)
})

test('the gauge shows the rounded average and has a table beside it', () => {
  show()
  expect(picture(/^Average sentiment: 58%$/)).toBeTruthy()
  const row = screen.getByRole('row', { name: 'Average sentiment 58%' })
  expect(row).toBeTruthy()
})

test('the radar has an axis for each topic, a colour for each sentiment, and a table', () => {
  show()
  const radar = picture(/^Topics: Delivery, Frequency 100, Sentiment 20;/)!
  expect([...radar.querySelectorAll('circle')].map((dot) => dot.getAttribute('class'))).toEqual(['s2', 's6', 's9'])
  expect([...radar.querySelectorAll('text')].map((label) => label.textContent)).toEqual([
    'Delivery',
    'Trust',
    'Next steps',
  ])
  expect(screen.getByRole('row', { name: 'Trust 60% 50' })).toBeTruthy()
  expect(screen.getByText('It was due on Monday.')).toBeTruthy()
})

test('fewer than three topics make a gauge and a table, but no radar', () => {
  show({ visualizations: { One: { sentiment: 100, frequency: 1 }, Two: { sentiment: 0, frequency: 1 } } })
  expect(picture(/^Average sentiment: 50%$/)).toBeTruthy()
  expect(picture(/^Topics/)).toBeNull()
  expect(screen.getByRole('row', { name: 'One 100% 100' })).toBeTruthy()
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

test('the agent has the name of the person whom it played', () => {
  const evidence = [{ turn: 3, quote: 'It was due on Monday.', t: 7, role: 'agent' as const }]
  const { participants } = aReport()
  const container = show({
    participants: { ...participants, agent: { name: 'Dana Whitfield' } },
    keyPoints: [{ title: 'Late', content: 'It is late.', evidence }],
  })
  expect(container.querySelector('article figcaption')!.textContent).toBe('Dana Whitfield 0:07')
  expect(screen.getByText('Call on Thursday').parentElement!.textContent).toContain('Dana Whitfield')
})

test('a quote that stutters is not printed again under the words that do not', () => {
  const container = show({
    keyPoints: [
      {
        title: 'Medication',
        content: 'Dana asks: “Okay, and you’re taking your medication? It is good.”',
        evidence: [
          { turn: 3, quote: 'okay , and you’re you’re taking your medication ?', t: 7, role: 'agent' },
          { turn: 4, quote: 'it is it is good .', t: 9, role: 'agent' },
          { turn: 5, quote: 'it is very good .', t: 11, role: 'agent' },
        ],
      },
    ],
  })
  expect([...container.querySelectorAll('article blockquote')].map((quote) => quote.textContent)).toEqual([
    'it is very good .',
  ])
})

test('the source of an action item that is a quote says only who said it, and when', () => {
  const evidence = [{ turn: 2, quote: 'I will call.', t: 81, role: 'user' as const }]
  const container = show({ actionItems: [{ text: 'Maya: “I will call.”', status: 'pending', evidence }] })
  const source = container.querySelector('#action-items details')!
  expect(source.querySelector('blockquote')).toBeNull()
  expect(source.querySelector('figcaption')!.textContent).toBe('Maya Okafor 1:21')
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
