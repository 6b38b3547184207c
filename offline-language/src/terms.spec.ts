import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { dropStutters } from './language/sentences/clean-speech.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { findCommitments } from './report/assemble/action-items.js'
import { readConversation } from './report/read/read-conversation.js'
import { incompleteness, isSubjectMissing } from './report/select/incomplete.js'
import { withoutIntroduction } from './language/sentences/introduction.js'
import { isDeclined } from './report/select/declined.js'
import { settlementOf } from './report/select/settlement.js'

const language = await loadLanguageModel()
const read = (...messages: string[]) => readConversation(talk(...messages), language)

describe('what is no agreement', () => {
  it('is a figure that answers a question', () => {
    const start = [
      'Hello, this is the theatre.',
      'Hello, I would like to rent the hall.',
      'For a play?',
      'Yes, a play.',
    ]
    const talked = read(
      ...start,
      'How many chairs are in your van?',
      'Two hundred, and half of them are new.',
      'Fair enough.',
    )
    expect(settlementOf(talked)).toBeNull()
  })
})

describe('an offer that the other refuses', () => {
  it.each([
    ['I will send you a new kettle on Monday.', 'I would rather have my money back.', true],
    ['You could take a test at the clinic.', 'I am not keen on that.', true],
    ['I will send you a new kettle on Monday.', 'No thank you, I do not drink tea.', true],
    [
      'I can send you a new kettle.',
      'Eleven pounds? My sister sells them for nine. No thanks, I will get it there.',
      true,
    ],
    ['I could also refund the kettle.', 'Oh no, I want the one that I ordered.', true],
    ['Let us meet about the kettle in six weeks.', 'I am in Peru then. Seven weeks is better.', true],
    ['I will bring the kettle on Tuesday.', 'I am away that day. Could it be Wednesday?', true],
    ['I will knock thirty pounds off the rent.', "Make it fifty and I won't argue.", true],
    ['I will take the kettle out of his room.', "I'd be careful with that.", true],
    ['I will send someone up to look at the kettle.', "Please don't. I have to work.", true],
    ['I will bring the kettle on Tuesday.', 'Good. What about the toaster?', false],
    ['I can send you a new kettle.', 'No, that is fine, please do.', false],
    ['I will send you a new kettle on Monday.', 'No no, take your time with it.', false],
    ['I will send you a new kettle on Monday.', 'Lovely, I would like that.', false],
  ])('%s %s', (offer, answer, isRefused) => {
    const conversation = read(offer, answer)
    expect(isDeclined(conversation.sentences[0]!, conversation)).toBe(isRefused)
    if (isRefused) expect(findCommitments(conversation)).toEqual([])
  })
})

describe('an offer that its speaker raises', () => {
  it('is not the last one', () => {
    const conversation = read(
      'I can give you forty pounds back.',
      'Only forty? It was new.',
      'I could do sixty pounds.',
    )
    const [first, , , last] = conversation.sentences
    expect(isDeclined(first!, conversation)).toBe(true)
    expect(isDeclined(last!, conversation)).toBe(false)
  })
})

describe('words said twice', () => {
  it.each([
    ['The shelf is two by six by six feet.', 'The shelf is two by six by six feet.'],
    ['The bill came in, in March.', 'The bill came in in March.'],
    ["That's that's a lot of snow.", "That's a lot of snow."],
    ['We met in the in the garden.', 'We met in the garden.'],
  ])('%s', (said, clean) => {
    expect(dropStutters(said)).toBe(clean)
  })
})

describe('a statement that needs the question', () => {
  it.each([
    [['How full is it?', 'We had ninety percent in June because of the fair.'], 'a share of nothing'],
    [['What did you pay?', 'So that is just over sixty pounds, I think.'], '"that is" and a figure'],
    [['Did you call?', 'I did not, because of the storm at sea.'], 'a verb left out'],
    [['When was the boiler built?', 'The plate on it says June 1990.'], 'a detail that was asked'],
    [['And if it still leaks?', 'We put a new roof on it.'], 'what follows from an "if"'],
    [['What is wrong?', 'Since Friday, I think, after we were at the lake.'], 'only since when'],
    [['Is it full?', 'The occupancy was ninety percent in June.'], null],
  ] as const)('%j: %s', (said, reason) => {
    const conversation = read(...said)
    expect(incompleteness(conversation.sentences.at(-1)!, conversation)).toBe(reason)
  })

  it.each([
    ['It began on Monday and it went on through the night.', true],
    ['That sounds like a wasp nest.', false],
    ['I will put it on the train for the office in Leeds.', false],
    ['The nest is in the shed and it grows.', false],
  ])('or its noun: %s', (said, isMissing) => {
    expect(isSubjectMissing(read(said).sentences[0]!.words)).toBe(isMissing)
  })
})

describe('the reason of a call', () => {
  it.each([
    ["It's Nell Frost, we've got a tap that drips.", "we've got a tap that drips."],
    ["It's Nell Frost, I'm caretaker at St Mark's in Leeds, um, we've got a tap.", "we've got a tap."],
    ["It's Monday today.", "It's Monday today."],
  ])('begins after the name: %s', (said, reason) => {
    expect(withoutIntroduction(said)).toBe(reason)
  })
})

describe('an action', () => {
  const textsOf = (...messages: string[]) => findCommitments(read(...messages)).map(({ text }) => text)

  it('has the noun that its pronoun means', () => {
    const [text] = textsOf('The lamp in the hall is broken.', "That's bad. I'll order one this morning from the shop.")
    expect(text).toContain('The lamp in the hall is broken.')
  })

  it.each([
    ['Put me down for the ninth of May, please.', 'Put me down for the ninth of May'],
    ['In the meantime do not use the lift.', 'not use the lift'],
    ["I'd photograph the crack before it grows.", 'photograph the crack'],
  ])('is found in "%s"', (said, action) => {
    expect(textsOf(said, "Yes, I'll do that today.").join(' ')).toContain(action)
  })
})
