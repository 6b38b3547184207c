import { expect, it } from 'vitest'
import { shortSpan } from './short-span.js'

it.each([
  ['How many hives died?', 'In April the orchard sprayed, and nine of my hives were dead.', 'nine of my hives'],
  ['When did you get it?', 'I got it in February for 40 euros.', 'in February'],
  ['When was that?', 'Five weeks ago I found a dog.', 'five weeks ago'],
  ['By what time?', 'My ticket said that boarding closed at 7.15.', 'at 7.15'],
  ['For how long did he come?', 'He came twice a week for eight months.', 'for eight months'],
  ['How often did he come?', 'He came twice a week for eight months.', 'twice a week'],
  ['What did it cost?', 'It cost me 312 euros.', '312 euros'],
  ['What size is it?', 'My van is 6.8 metres long.', '6.8 metres long'],
  ['Who told you?', 'I learned of it from the organist, Mrs Pell, who rang me.', 'the organist, Mrs Pell'],
  ['Who has heard of it?', 'I have told nobody but my brother Rory.', 'nobody but my brother Rory'],
  ['Who saw it?', 'My neighbour saw it.', 'My neighbour'],
  ['Where did you see it?', 'I saw it in an online shop: a red dress.', 'in an online shop'],
  ['What is she called?', 'She was called Biscuit.', 'Biscuit'],
  ['Why did you stop?', 'I stopped because the light was red.', 'because the light was red'],
  ['What did he say?', 'He said that the plan had changed.', 'the plan had changed'],
  ['What did they write?', "They wrote about 'the vinegar of Bridge Street'.", "'the vinegar of Bridge Street'"],
])('%s %s', (question, text, span) => {
  expect(shortSpan(question, text)).toBe(span)
})

it('has none where the kind is not given, and where no kind is asked for', () => {
  expect(shortSpan('When did you get it?', 'I like it.')).toBeNull()
  expect(shortSpan('What happened?', 'It broke on Monday.')).toBeNull()
})
