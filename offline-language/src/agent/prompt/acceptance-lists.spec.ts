import { expect, it } from 'vitest'
import { withAcceptanceLists } from './acceptance-lists.js'
import { withListsAsSentences } from './secret-lists.js'

it('says of each line what it is to the part', () => {
  const prompt = [
    'WHAT SHE WOULD ACCEPT',
    '- A lower dose',
    '- Checking her pressure at home',
    '',
    "What she won't accept:",
    '1. Time off work.',
    '',
    'STYLE: polite',
    '- Laughs a lot',
  ].join('\n')
  expect(withAcceptanceLists(prompt).split('\n')).toEqual([
    '## Matter',
    'She would accept a lower dose.',
    'She would accept checking her pressure at home.',
    '',
    '## Matter',
    'She will not accept time off work.',
    '',
    'STYLE: polite',
    '- Laughs a lot',
  ])
})

it('keeps back what is not told straight away', () => {
  const prompt = '## What you do not tell straight away\n- The lift has been broken since May.'
  expect(withListsAsSentences(prompt).split('\n')).toEqual([
    '## Matter',
    'You never tell that the lift has been broken since May.',
  ])
})

it('keeps a list of secrets back until the key in the line after it', () => {
  const prompt = 'WHY (hidden)\n- The tablets made her dizzy.\n- She only says so if the nurse asks about side effects.'
  expect(withListsAsSentences(prompt).split('\n')).toEqual([
    '## Matter',
    'You have told nobody that the tablets made her dizzy.',
    'She only says so if the nurse asks about side effects.',
  ])
})
