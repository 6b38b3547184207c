import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { actionItems, findCommitments } from './report/assemble/action-items.js'
import { readConversation } from './report/read/read-conversation.js'

const language = await loadLanguageModel()

/** Of a talk about a licence, long enough to be weighed as a whole, that ends with the messages. */
function itemsOf(...ending: string[]) {
  const messages = [
    'Hello, this is Rosa from the licence desk.',
    'Hi Rosa, it is about the renewal of our licence.',
    'I see. What do you think of the price?',
    'It was forty thousand last year, and now it is forty-six.',
    'Prices went up everywhere, and the new version has the maps.',
    'Our drivers like the maps. The price is still too high.',
    'What would be a price that works for you?',
    'Forty-two thousand would be fair.',
    'Forty-three, and the training is included.',
    'Forty-three sounds reasonable to me.',
    'Good. And how many drivers are there now?',
    'There are sixty drivers in the depot.',
    ...ending,
  ]
  const conversation = readConversation(talk(...messages), language)
  return actionItems(conversation, findCommitments(conversation))
}

const textsOf = (...ending: string[]) => itemsOf(...ending).map(({ text }) => text)
const goodbye = ['Thank you, that was a good talk.', 'Goodbye, Rosa.'] as const

describe('a task', () => {
  it('is none if the other refuses it', () => {
    const wish = 'I want you to supply no other depot in the town.'
    expect(textsOf(wish, "Oh. No, sorry, that I won't do.", ...goodbye).join(' ')).not.toMatch(/no other depot/)
  })

  it('that no rule finds is quoted with its speaker', () => {
    const texts = textsOf(
      'Do I get the order in writing?',
      "Our director is Margaret. I'll speak to her tomorrow and you'll have a letter by the fifteenth.",
      ...goodbye,
    )
    expect(texts).toEqual([expect.stringMatching(/Ann: “.*you'll have a letter by the fifteenth\.”/)])
  })

  it('told in few words has what is said before it', () => {
    const texts = textsOf('Somebody must check the old contract in the archive.', "I'll ask Yusuf.", ...goodbye)
    for (const text of texts) expect(text).toMatch(/old contract.*I'll ask Yusuf/)
  })

  it('is none if it is not needed any more', () => {
    const texts = textsOf(
      'Can you drive on the ninth?',
      "I'd have to swap shifts with Olga. I'll ask her this week.",
      'The depot closes on the ninth anyway.',
      "Oh good, then I don't have to swap shifts with Olga.",
      ...goodbye,
    )
    expect(texts).toEqual([])
  })

  it('that both have is of the one who takes it on', () => {
    const items = itemsOf(
      "And we'll need to print the new badges by Friday.",
      "I'll print the badges on Thursday.",
      ...goodbye,
    )
    expect(items.map(({ owner }) => owner)).toEqual(['user'])
  })

  it('is told once, not as a sentence and as a quote', () => {
    const texts = textsOf(
      'And leave the old badges if you want, the trainees will use them.',
      "I'll leave the old badges and the two lamps in the locker.",
      ...goodbye,
    )
    expect(texts).toEqual(['Ann will leave the old badges and the two lamps in the locker.'])
  })

  it('keeps its "if"', () => {
    const texts = textsOf(
      "If the printer breaks down, we'd have to hire one. And then I'd expect you to pay half of it by the end of May.",
      'Half of it is fair.',
      ...goodbye,
    )
    for (const text of texts.filter((one) => /pay half/.test(one))) expect(text).toMatch(/If the printer breaks down/)
  })

  it('is what both agree on by its day, without a promise', () => {
    expect(textsOf('So no paper maps from the first of May?', 'From the first of May, yes.', ...goodbye)).toEqual([
      'Rosa: “So no paper maps from the first of May?” Ann: “From the first of May, yes.”',
    ])
  })

  it('is none if the day is only asked for, or refused', () => {
    expect(textsOf('So the paper maps ended in May?', 'In May, yes.', ...goodbye)).toEqual([])
    expect(textsOf('So no paper maps from Monday?', 'Monday is a holiday.', ...goodbye)).toEqual([])
  })

  it('is told with the time that comes after a "but"', () => {
    const texts = textsOf(
      'There is a grant for the drivers.',
      "I'll talk to the director of the archive, but I'd rather do it after the audit.",
      ...goodbye,
    )
    expect(texts).toEqual(['Ann will talk to the director of the archive after the audit.'])
  })

  it('is none if it is a wish that was asked for', () => {
    const texts = textsOf(
      'If you could change one thing about the maps, what would it be?',
      'Show me the bridges before I leave the depot. That is all.',
      ...goodbye,
    )
    expect(texts).toEqual([])
  })

  it('is not what was done last week', () => {
    expect(textsOf('Which order?', 'I sent the order by email, last Thursday, at ten past nine.', ...goodbye)).toEqual(
      [],
    )
  })

  it('is of the one who takes it when both could do it', () => {
    const items = itemsOf(
      'Will you tell the drivers about it, or shall I?',
      "I'll tell them myself on Monday.",
      ...goodbye,
    )
    expect(items.map(({ owner }) => owner)).toEqual(['user'])
    expect(items[0]?.text).toMatch(/drivers.*myself/)
  })

  it('with a time needs no more than its thing', () => {
    const texts = textsOf('Cut the maps of the north, then.', "I'll do a new edit by Wednesday.", ...goodbye)
    expect(texts).toContainEqual(expect.stringMatching(/new edit by Wednesday/))
  })

  it('is none in a farewell, in a state or in what is done while they talk', () => {
    const said = ["I'll put you on hold for a second.", 'The depot is still waiting for the map.']
    expect(textsOf(...said, "I'll see you on Thursday, Rosa.", 'Bye, Ann.')).toEqual([])
  })

  it('that says all itself is told without the words around it', () => {
    const texts = textsOf(
      'And the drivers, who is the oldest? My uncle was a driver, he had a lorry with a bear on it.',
      "Ha. A bear! And I'll put the price and the free training in an email to you, so you have it in writing.",
      ...goodbye,
    )
    expect(texts).toEqual([expect.stringMatching(/price and the free training in an email/)])
  })

  it('is not what somebody forbids in anger', () => {
    expect(textsOf("That's our last word.", "Don't ring this number again.", ...goodbye)).toEqual([])
  })

  it('keeps its time when it is told', () => {
    const texts = textsOf(
      'Could you send me the signed contract?',
      "I'll send you the signed contract on Friday.",
      ...goodbye,
    )
    expect(texts).toEqual([expect.stringMatching(/signed contract.*on Friday/)])
  })
})
