import type { Goal } from '@clarity/contracts'
import { expect, it } from 'vitest'
import { combineReports } from './combined-report/combine-reports.js'
import { talk } from '../test/read-conversations.js'

const goals: Goal[] = [
  { label: 'Asks about the budget', check: { kind: 'asks', about: ['budget'] } },
  { label: 'Agrees a date', check: { kind: 'names', what: 'date' } },
  { label: 'Stays calm', check: { kind: 'judged' } },
]
const attempt = (recipientName: string, ...said: string[]) => ({
  ...talk(
    'Thank you for coming to our office. What can we do for you and your team today?',
    said[0]!,
    'We have about twelve thousand euros for new printers in this year.',
    said[1]!,
  ),
  recipientName,
  goals,
})
const ann = attempt(
  'Ann',
  'Thank you. What budget do you have for the new printers in your office?',
  'Good, then let us meet again on the third of March and look at the printers.',
)
const bo = attempt(
  'Bo',
  'Our printers are the fastest on the market and every office should have one of them.',
  'That is great, our printers are cheaper than that and you will like them very much.',
)

it('counts the goals that were met, in the figures and of each person', async () => {
  const report = await combineReports([ann, bo], '## Participants')
  expect(report).toContain('- **Goal “Asks about the budget”:** met in 1 of 2')
  expect(report).not.toContain('Stays calm')
  expect(report).toMatch(/^- \*\*Ann\*\*: \d+% of the words, 1 question, 2 of 2 goals met; “/m)
  expect(report).toMatch(/^- \*\*Bo\*\*: \d+% of the words, 0 questions, 0 of 2 goals met; “/m)
})

it('counts the goals of several scenarios in a line each, with those that were missed', async () => {
  const other = { ...bo, recipientName: 'Cy', scenarioTitle: 'Sell printers' }
  const sources = [ann, bo].map((source) => ({ ...source, scenarioTitle: 'Buy printers' }))
  const report = await combineReports([...sources, other], '## Participants')
  expect(report).toContain(
    '- **“Buy printers”** (Ann and Bo): 2 of 4 goals met; missed: “Asks about the budget” in 1 of 2, “Agrees a date” in 1 of 2',
  )
  expect(report).toContain(
    '- **“Sell printers”** (Cy): 0 of 2 goals met; missed: “Asks about the budget”, “Agrees a date”',
  )
  expect(report).not.toContain('**Goal “')
})

it('says which goals one met and another missed, with the words of the one', async () => {
  const report = await combineReports([ann, bo], '## Where they differ')
  expect(report).toMatch(/^- “Asks about the budget” was met by Ann, not by Bo: Ann “[^”]*What budget do you have/m)
  const same = await combineReports([ann, { ...ann, recipientName: 'Di' }], '## Where they differ')
  expect(same).not.toContain('was met by')
  expect(same).toMatch(/No difference was found in what was said\..*\n\n- \*\*Ann\*\*: \d+% of the words/)
})

it.each(['Goals', 'What went well', 'Strengths and weaknesses', 'Wins and losses'])(
  'answers “%s” with the goals',
  async (heading) => {
    const report = await combineReports([ann, bo], `## ${heading}`)
    expect(report).toMatch(
      /^- \*\*Asks about the budget\*\*, met in 1 of 2 \(Ann\): Ann “[^”]*What budget do you have/m,
    )
  },
)

it('says that no goal was judged, and gives the figures', async () => {
  const report = await combineReports([{ ...bo, goals: [] }], '## What went well')
  expect(report).toContain('This report judges nothing but the goals of a scenario.')
  expect(report).toMatch(/No goal was judged in these conversations\..*\n\n- \*\*Bo\*\*: \d+% of the words/)
})
