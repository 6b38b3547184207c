import { capitalised } from './language/tokens/first-letter.js'
import { describe, expect, it } from 'vitest'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { readConversation } from './report/read/read-conversation.js'
import { retellingOf } from './report/phrase/retelling-of.js'
import { retell } from './report/phrase/retell.js'
import type { WrittenReport } from './report/read/conversation-to-report.js'
import { writeReport } from './report/write-report.js'
import { readShortConversation, talk } from '../test/read-conversations.js'

const language = await loadLanguageModel()

/** What a report has of the last sentence of these turns; the agent speaks first. */
function statement(...messages: string[]): string | null {
  const conversation = readConversation(talk(...messages), language)
  const last = conversation.sentences.at(-1)
  const retelling = last ? retellingOf(last, conversation, language) : null
  return retelling && capitalised(retell(retelling, conversation.cast))
}

describe('a statement is told only if it is certain to be right', () => {
  it.each([
    ['a wish', 'I want a refund of 40 dollars by Friday.', 'Ann wants a refund of 40 dollars by Friday.'],
    ['a refusal', 'I am not going to sign the contract.', 'Ann refuses to sign the contract.'],
    ['an acceptance', 'Then I accept the 66,000.', 'Ann accepts the 66,000.'],
    ['a suggestion', 'How about Tuesday at nine?', 'Ann suggests Tuesday at nine.'],
    ['an aside is dropped', 'Well, honestly, I sold the car in May.', 'Ann says they sold the car in May.'],
    [
      'without the words before the clause',
      'yeah so my router stopped working on sunday',
      'Ann says that their router stopped working on Sunday.',
    ],
  ])('%s', (_, said, told) => {
    expect(statement('', said)).toBe(told)
  })

  it.each([
    // "They" would be the speaker.
    ['a third "they"', 'My neighbours said they will sell their garden.'],
    // Whether the listener knows it was not said.
    ['"you" is anybody', 'It burns when you press the button on the side.'],
    ['the two of them', 'My wife and I were in the garden at noon.'],
    ['an address', 'Your company lost the box, you clown of a carrier.'],
    ['"would" that is "had"', "I'd two bank shifts in September that were never paid."],
    ['a courtesy', "I'm afraid the laptop isn't covered."],
  ])('and else quoted: %s', (_, said) => {
    const found = statement('', said)
    expect(found === null || found.includes(`“${said}”`)).toBe(true)
  })

  it('does not make a listener of an idiom: "you know"', () => {
    expect(statement('You know your blood test is normal.')).toBe("The agent says that Ann's blood test is normal.")
  })

  it.each([
    'Bear with me while I look that up.',
    'Thank you so much for your help with this.',
    'Good morning, how are you today?',
    'the plumber the one from the',
    'Take a deep breath for me.',
    'That is it.',
  ])('and else dropped: %s', (said) => {
    expect(statement(said)).toBeNull()
  })

  it('keeps apart who is meant when the agent speaks of the listener', () => {
    expect(statement('On your right arm you have a small bruise.')).toBe(
      "The agent says that on Ann's right arm Ann has a small bruise.",
    )
  })

  it('tells an answer with its question', async () => {
    const { keyPoints } = await writeReport(
      talk(
        'How long have you had the cough?',
        'About five weeks.',
        'Is there any blood in it?',
        'No.',
        'I will order an x-ray of your chest for Thursday morning.',
        'Okay, I can come on Thursday before work.',
      ),
    )
    const told = keyPoints.map(({ content }) => content).join('\n')
    expect(told).toContain('The agent asks: “How long have you had the cough?” Ann: “About five weeks.”')
  })

  it('tells what follows a request after it', async () => {
    const { keyPoints } = await writeReport(
      talk(
        'Blue Vase restaurant, what can I do for you?',
        'We are ten people on Sunday, and it is a birthday. Could you put flowers on the table?',
        'I will put white roses on the table, and the cake can stand in our fridge until the evening.',
        'Lovely, we will bring the cake at noon on Sunday.',
      ),
    )
    expect(keyPoints.map(({ content }) => content).join('\n')).not.toContain('Asked the agent to')
  })

  it.each([
    'about ten minutes i will tell your boss that the train was late',
    'it was loud for like a month in the flat',
  ])('and not if an answer or a filler runs into it: %s', (said) => {
    expect(statement('', said) ?? '').not.toContain('says that')
  })

  it('keeps all words between two equal ones', () => {
    expect(statement('', 'I missed five of the last eight lessons, and the teacher wrote to my parents.')).toBe(
      'Ann says they missed five of the last eight lessons, and the teacher wrote to their parents.',
    )
  })
})

describe('a name', () => {
  it.each([
    ['This is consistent with a broken wrist.', 'The agent'],
    ['This is important for your claim.', 'The agent'],
    ['hello this is important we moved your date', 'The agent'],
    ['Good morning, this is Mister Alvarez speaking.', 'Mr. Alvarez'],
    ['Riverside clinic, Paula speaking.', 'Paula'],
    ['My name is Sam, and I call about your order.', 'Sam'],
  ])('in "%s" is %s', (greeting, name) => {
    expect(statement(greeting, 'Yes.', 'I will send the new contract to your office on Monday.')).toBe(
      `${name} says they will send the new contract to Ann's office on Monday.`,
    )
  })
})

const saidIn = ({ overview, keyPoints, actionItems }: WrittenReport): string =>
  [overview, ...keyPoints.map(({ content }) => content), ...actionItems.map(({ text }) => text)].join('\n')

describe('what must not be passed over in silence', () => {
  it('says plainly that a person insults the other', async () => {
    const { overview, keyPoints } = await writeReport(readShortConversation('complaint-abuse'))
    expect(overview).toContain('Karl insults Ruth.')
    expect(keyPoints.find(({ title }) => title === 'Insult')?.content).toMatch(/^Karl insults Ruth: “.*”$/)
  })

  it('does not take a person for abusive who speaks of themselves, or denies it', () => {
    expect(statement('', 'I felt like an idiot in front of the whole class.')).not.toContain('insults')
    expect(statement('', 'I know that you are not stupid, Mr. Miller from the bank.') ?? '').not.toContain('insults')
  })

  it('says plainly that a person hardly speaks', async () => {
    const { overview } = await writeReport(readShortConversation('silent'))
    expect(overview).toContain('Ida says very little: 5 words in 5 turns.')
  })

  it.each([
    ['sales-refusal', "Oskar: “No thank you, I'm not interested.”"],
    ['service-broadband', 'Nina: “Thursday is fine'],
    ['raise', 'Maya accepts the 66,000'],
  ])('tells a yes and a no: %s', async (name, expected) => {
    expect(saidIn(await writeReport(readShortConversation(name)))).toContain(expected)
  })

  it.each([
    ['raise', ['340,000', '62,000', '71,000', '66,000']],
    ['travel-agent', ['2,500 euros', '2,150 euros', 'July']],
    ['service-parcel', ['84 dollars', 'Friday']],
  ] as const)('has the amounts and dates of %s', async (name, amounts) => {
    const told = saidIn(await writeReport(readShortConversation(name)))
    for (const amount of amounts) expect(told).toContain(amount)
  })
})
