import { expect, it } from 'vitest'
import { withoutAuthoredLines } from './authored-lines.js'

const before = `## Who you are
You are Rita, a florist. If they haggle, you say: "No."
`
const after = `
## Goals
- Sell the shop.`

it('takes the lines for cases and their heading out of a prompt', () => {
  const lines = ['If they ask for roses, say: "Only white ones."', 'When they offer cash, you answer: "better so"']
  const prompt = [before, '## What you say', ...lines.map((line) => `- ${line}`), after].join('\n')
  expect(withoutAuthoredLines(prompt)).toEqual({
    prompt: [before, after].join('\n'),
    lines: [
      { words: 'they ask for roses', then: 'say: "Only white ones."', says: ['Only white ones.'], examples: [] },
      { words: 'they offer cash', then: 'say: "better so"', says: ['Better so.'], examples: [] },
    ],
  })
})

it('leaves a prompt without such lines as it is', () => {
  const prompt = '## Facts\n\n## Goals\n- If they pay, you say that you are glad.'
  expect(withoutAuthoredLines(prompt)).toEqual({ prompt, lines: [] })
})

it.each([
  ['If they ask how she is ("How is she?", "Is she in pain?"), say: "Better."', 'they ask how she is', 2],
  ['When they ask for the price (e.g. “How much?”) you say: “Nine.”', 'they ask for the price', 1],
  ['If they say "I will call you", say: "When?"', 'they say "I will call you"', 1],
  ['If they ask whether I say: no, reply: "I do."', 'they ask whether I say: no', 0],
])('of “%s” the case is “%s”, with %i examples', (line, words, examples) => {
  const [found] = withoutAuthoredLines(`- ${line}`).lines
  expect(found?.words).toBe(words)
  expect(found?.examples).toHaveLength(examples)
})

it('two quotes are what it says at first, and if that was said', () => {
  expect(withoutAuthoredLines('- If they apologise, say: "Good." or "I heard you."').lines[0]?.says).toEqual([
    'Good.',
    'I heard you.',
  ])
})
