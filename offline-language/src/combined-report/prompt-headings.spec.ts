import { combinedReportSections, defaultCombinedReportPrompt } from '@clarity/contracts'
import { expect, it } from 'vitest'
import { promptHeadings } from './prompt-headings.js'

const agree = ['Where callers agree', 'Where they differ', 'What we do next']

it.each([
  ['markdown headings', 'Write:\n## Wins\nwhat went well\n## Losses\n', ['Wins', 'Losses']],
  ['markdown headings without a space', '##Wins\n##Losses', ['Wins', 'Losses']],
  ['headings under one title', '# Report\n## Wins\n## Losses', ['Wins', 'Losses']],
  ['a numbered list', 'Please cover\n1. Pricing objections\n2) Rollout: how fast\n', ['Pricing objections', 'Rollout']],
  ['a numbered list in brackets', '(1) Wins\n(2) Losses', ['Wins', 'Losses']],
  ['a list by letters', 'a) Wins\nb) Losses', ['Wins', 'Losses']],
  ['numbered sections', 'Section 1: Wins\nSection 2: Losses', ['Wins', 'Losses']],
  [
    'a numbered list with notes',
    '1. Wins\n   - be short\n   - use quotes\n2. Losses\n   - be kind',
    ['Wins', 'Losses'],
  ],
  ['a list of bullets', '- **Strengths**\n- Weaknesses\n', ['Strengths', 'Weaknesses']],
  ['a list of dots', '• Strengths – three of them\n• Weaknesses', ['Strengths', 'Weaknesses']],
  ['lines below a word', 'Use these sections:\nWins\nLosses\n\nBe short.', ['Wins', 'Losses']],
  ['lines below a word and an empty line', 'Sections:\n\nWins\nLosses', ['Wins', 'Losses']],
  ['bold lines', '**Wins**\nwhat went well\n**Losses:**\nwhat did not', ['Wins', 'Losses']],
  ['lines with a colon', 'Wins:\nwhat went well\nLosses:\nwhat did not', ['Wins', 'Losses']],
  ['lines with a colon and notes', 'Wins: what went well\nLosses: what did not', ['Wins', 'Losses']],
  ['a sentence of numbers', 'Sections: 1. Where callers agree 2. Where they differ 3. What we do next', agree],
  ['a sentence of numbers, and more', 'Sections: 1) Wins 2) Losses. Write at most one page.', ['Wins', 'Losses']],
  ['numbers in a sentence', 'Report on 1) pricing, 2) rollout and 3) risks.', ['Pricing', 'Rollout', 'Risks']],
  ['named sections', 'Use these sections: summary, risks and next steps.', ['Summary', 'Risks', 'Next steps']],
  ['semicolons', 'Headings: wins and losses; what we do', ['Wins and losses', 'What we do']],
  ['bars', 'Sections: Wins | Losses', ['Wins', 'Losses']],
  ['quotes', 'Use the headings "Wins" and “Losses”, nothing else.', ['Wins', 'Losses']],
])('are found as %s', (_, prompt, headings) => {
  expect(promptHeadings(prompt)).toEqual(headings)
})

it.each([
  ['nothing in particular', 'Tell me what matters.'],
  ['the default prompt', defaultCombinedReportPrompt],
  ['a list of instructions', '- Write in a friendly tone and never use more than one hundred words\n- Be short'],
  ['a year and an amount', 'How did the 2 teams do in 2025? We spent 3.5 million.'],
  ['a single note', 'Note: be short'],
])('are the five of the product for %s', (_, prompt) => {
  expect(promptHeadings(prompt)).toEqual(combinedReportSections)
})

it('are at most twelve, short and without repetition', () => {
  const prompt = Array.from({ length: 20 }, (_, index) => `## Part ${index % 15} ${'x'.repeat(100)}`).join('\n')
  const headings = promptHeadings(prompt)
  expect(headings).toHaveLength(12)
  expect(Math.max(...headings.map((heading) => heading.length))).toBe(80)
})
