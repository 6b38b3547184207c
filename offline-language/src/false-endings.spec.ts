import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { agreementsIn } from './report/moves/agreements.js'
import { spokenTurns } from './report/moves/piece.js'
import { readConversation } from './report/read/read-conversation.js'
import { writeReport } from './report/write-report.js'

const language = await loadLanguageModel()
const start = ['Good morning.', 'Hello, I am here because of the boat.', 'Come in.', 'It is a fine boat.']
const agreed = (...messages: string[]) =>
  agreementsIn(spokenTurns(readConversation(talk(...start, ...messages, 'Goodbye.'), language)))

describe('a figure that is told', () => {
  it.each([
    [
      'a fact that is heard',
      ['How much does the mooring cost you?', 'Three hundred. Three-forty.', 'Okay. May I look?'],
    ],
    ['a price that is heard', ['So nine hundred and ten altogether.', 'Great. I have a policy with the harbour.']],
    [
      'a threat that the other begs not to carry out',
      ['The boat goes by Friday, or I write to the harbour office.', 'Please do not do that yet. Give me a week.'],
    ],
    ['a price that is thanked for', ['So nine hundred and ten altogether.', 'Right, thanks.']],
  ])('is no agreement: %s', (_, messages) => {
    expect(agreed(...messages)).toEqual([])
  })

  it.each([
    ['taken', ['Nine hundred and ten for the boat, in total.', 'Fine, put me down.']],
    ['repeated', ['Nine hundred and ten for the boat, in total.', 'Okay, nine hundred and ten for the boat.']],
  ])('is one when it is %s', (_, messages) => {
    expect(agreed(...messages)).toHaveLength(1)
  })
})

describe('an overview of a talk with a prompt', () => {
  const overviewOf = async (scenarioPrompt: string, ...messages: string[]) => {
    const { overview } = await writeReport({ ...talk(...messages), scenarioPrompt })
    return overview.replaceAll('\\', '')
  }
  const grant = 'You are Mr. Hale, head of a brewery. The caller asks you for a gift of money towards a new stage.'
  const asks = [
    'Good morning, have a seat.',
    'Thank you. I am from the village theatre.',
    'I know the theatre, my aunt sang there.',
    'We want to build a new stage for the theatre, and I came to ask you for a gift of nine thousand pounds.',
  ]

  it.each(["The answer's no, I'm afraid.", "I'm sorry, I'll have to say no."])('tells a plain no: %s', async (no) => {
    const overview = await overviewOf(grant, ...asks, `I will be frank. ${no}`, 'I see. Thank you.', 'Goodbye.', 'Bye.')
    expect(overview).toContain(`Mr. Hale refuses: “${no}”`)
  })

  it('does not leave open what is settled before someone is asked for a letter', async () => {
    const overview = await overviewOf(
      'You are Mr. Hale, a cook who wants to work in the harbour kitchen again, you are weary of the garden.',
      'Hello, sit down. How is the harbour kitchen without me?',
      'Loud. You can start in the kitchen on the fourth of May.',
      'The fourth of May is good for me, and the knee is well.',
      'And we will sit down every Monday for an hour, to see how it goes.',
      'By email, please. And I will ask Joan for a letter about the knee.',
      'Lovely. Goodbye, and say hello to the garden.',
    )
    expect(overview).not.toContain('It stays open')
    expect(overview).not.toMatch(/Hale are\b/)
  })

  it('has no subject whose verb does not agree with it', async () => {
    const overview = await overviewOf(
      'You are Mr. Hale, a cook. Your stove, an old one, is at the smithy for a new door.',
      'Hello, I am here for the stove. Is the door of the stove done?',
      'The new door of the stove is done, and the smithy has cleaned it.',
      'Thank you. Then I will take the stove home on Friday.',
      'Good. Bring a strong friend, it weighs ninety pounds.',
    )
    expect(overview).toContain("Mr. Hale's stove is at the smithy for a new door")
  })
})
