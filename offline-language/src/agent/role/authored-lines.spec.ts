import { expect, it } from 'vitest'
import { withoutAuthoredLines } from './authored-lines.js'

const before = `## Who you are
You are Rita, a florist. If they haggle, you say: "No."
`
const after = `
## Goals
- Sell the shop.`

it('takes the lines for cases and their heading out of a prompt', () => {
  const lines = ['If they ask for roses, say: "Only white ones."', 'When they offer cash, you answer: "Better so."']
  const prompt = [before, '## What you say', ...lines.map((line) => `- ${line}`), after].join('\n')
  expect(withoutAuthoredLines(prompt)).toEqual({ prompt: [before, after].join('\n'), lines })
})

it('leaves a prompt without such lines as it is', () => {
  const prompt = '## Facts\n\n## Goals\n- If they pay, you say that you are glad.'
  expect(withoutAuthoredLines(prompt)).toEqual({ prompt, lines: [] })
})
