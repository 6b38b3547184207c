import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'
import { loadPatterns } from '../../data/load-patterns.js'

it.each([
  ...ideasOf('replies/given-parts', 'hesitates', {
    unsure: ['I am not sure I can', 'I am sure I can'],
    hard: ['The drums are harder', 'The drums are louder'],
    'not yet': ['I have not promised that', 'I have promised that'],
    later: ['Let me come back to it', 'Let me carry it'],
    'by rule': ['It is in the small print', 'It is in the letter'],
    'to come': ['We can come to the rota', 'We can come to you'],
  }),
  ...ideasOf('replies/given-parts', 'refuses', {
    'what cannot be': ['We cannot pay that', 'We can pay that'],
    'no way': ['That is out of the question', 'That is the question'],
    'what is not done': ['I will not pay that', 'I will not start before you agree'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})

const { asksOfListener, negative, denies, asksIfEnough } = loadPatterns(
  'replies/given-parts',
  'hesitates',
  'refuses',
  'asksOfListener',
  'negative',
  'denies',
  'asksIfEnough',
)
const { threatens } = loadPatterns('replies/threatens', 'threatens')
const { asksOpenly, checks, offersHelp, takesAway } = loadPatterns(
  'replies/after-bargain',
  'asksOpenly',
  'checks',
  'offersHelp',
  'takesAway',
)

it.each([
  ['asksOfListener', asksOfListener, "You'd pay for it?", "You'd be at home?"],
  ['negative', negative, 'nobody comes in', 'somebody comes in'],
  ['denies', denies, 'never on a Saturday', 'only on a Saturday'],
  ['asksIfEnough', asksIfEnough, 'Would that help?', 'Would that hurt?'],
  ['threatens', threatens, 'I could have you off site for that', 'I could have you on the team'],
  ['asksOpenly', asksOpenly, 'Which day shall I come?', 'Shall I come?'],
  ['checks', checks, 'So nothing after six?', 'Nothing has been said about six o’clock so far, has it?'],
  ['offersHelp', offersHelp, "I'll walk you down, shall I?", 'Will you walk down?'],
  ['takesAway', takesAway, "But I'll have to charge you", 'I will tear it up'],
])('%s', (_, pattern, said, other) => {
  expect(said).toMatch(pattern)
  expect(other).not.toMatch(pattern)
})
