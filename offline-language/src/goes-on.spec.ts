import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { spokenTurns } from './report/moves/piece.js'
import { readConversation } from './report/read/read-conversation.js'
import { goesOn, onlyTakesUp } from './report/spans/goes-on.js'
import { unitsOf } from './report/spans/units.js'

const language = await loadLanguageModel()

/** The sentences of two turns; the talk begins with the other speaker. */
const said = (...messages: string[]) =>
  unitsOf(spokenTurns(readConversation(talk('What is it about?', ...messages), language)))

const placeOf = (units: ReturnType<typeof said>, text: string): number =>
  units.findIndex(({ piece }) => piece.said.startsWith(text))

describe('no key point ends before', () => {
  it.each([
    [
      'the correction',
      'I could do Friday',
      "I could do Friday. No, tell a lie, I've got my sister. Wednesday the 24th.",
      '',
    ],
    [
      'what it is corrected to',
      'No, tell a lie',
      "I could do Friday. No, tell a lie, I've got my sister. Wednesday the 24th.",
      '',
    ],
    ['a time that is possible', "I can't do it", "I can't do it this week, I've got a meeting. By next Wednesday?", ''],
    ['the rest of a request', 'By next Wednesday', 'By next Wednesday? The 20th?', "The 20th's fine."],
    ['the yes', 'I could do', 'I could do the roof for four hundred pounds.', 'Okay. That is good.'],
    ['another figure', "I'd give you fifty", "I'd give you fifty.", "Fifty's an insult. A hundred and fifty."],
    ['the same figure', 'Quarter past nine', 'Quarter past nine is the latest.', 'Quarter past nine, then.'],
    ['the answer', 'How much', 'How much do they want?', 'Two hundred and ten.'],
    ['the other possibility', 'It could be the tooth', 'It could be the tooth. It could be both.', ''],
    ['what there is instead', "You don't need", "You don't need to pay. But I'll take Colin.", ''],
  ])('%s', (_, start, own, other) => {
    const units = said(own, ...(other ? [other] : []))
    expect(goesOn(units, placeOf(units, start))).toBe(true)
  })
})

describe('a key point can end before', () => {
  it.each([
    ['another matter', 'We ended up', 'We ended up at the walk-in centre. They gave him a pill for the night.', ''],
    [
      'a figure of another size',
      'It is eighteen',
      'It is eighteen pounds an hour.',
      'We had four hundred in the kitty.',
    ],
    ['a possibility of another kind', 'It could be', 'It could be the tooth. I will ring you at five.', ''],
    ['a remark', 'The train takes', 'The train takes nine hours.', "Oh, that's a shame."],
  ])('%s', (_, start, own, other) => {
    const units = said(own, ...(other ? [other] : []))
    expect(goesOn(units, placeOf(units, start))).toBe(false)
  })
})

it.each([
  ['I can do half on Friday.', 'Yes, Friday is good.', 'Yes, Friday', true],
  ['I can do half on Friday.', 'Monday is better for us.', 'Monday is', false],
])('what only takes up the words before: %s %s', (own, other, start, takes) => {
  const units = said(own, other)
  expect(onlyTakesUp(units, placeOf(units, start))).toBe(takes)
})
