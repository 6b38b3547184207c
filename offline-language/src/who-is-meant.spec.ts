import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { withPerson, withPersonOnce } from './report/phrase/with-person.js'
import { readConversation } from './report/read/read-conversation.js'

const language = await loadLanguageModel()

/** Whom the last turn means. */
function meantIn(...messages: string[]) {
  const { sentences } = readConversation(
    {
      scenarioTitle: '',
      scenarioPrompt: 'You are Neil.',
      postCallPrompt: '',
      managerName: null,
      durationSecs: 60,
      language: 'en',
      recipientName: 'Carol Jennings',
      transcript: messages.map((message, at) => ({
        role: at % 2 === 0 ? ('user' as const) : ('agent' as const),
        message,
        time_in_call_secs: at,
        tool_calls: [],
        duration: null,
      })),
    },
    language,
  )
  return sentences.at(-1)?.meant
}

describe('whom "he" or "she" means', () => {
  it.each([
    ['a name', 'Jonas is quiet these days.', 'I could talk to him tomorrow.', { male: 'Jonas' }],
    ['a person of the family', 'Mum hit a bollard.', 'I will ring her on Sunday.', { female: 'Mum' }],
    ['who belongs to a speaker', 'My director is away.', 'When is he back?', { male: "Carol's director" }],
    ['an aunt', 'I spoke to Auntie Pru.', 'And what does she think?', { female: 'Auntie Pru' }],
    ['a name with a title', 'I spoke to Mr Hale.', 'And what does he think?', { male: 'Mr. Hale' }],
  ])('is %s', (_, first, second, meant) => {
    expect(meantIn(first, second)).toEqual(meant)
  })

  it('is no place that has a name for its first word', () => {
    expect(meantIn('We should look at Willow Court.', 'Well, she would die of gas.')).toBeUndefined()
  })

  it('is not the subject of the same verb', () => {
    expect(meantIn('Mum hit a bollard.', 'Oh no.', 'Sheila would take her on Thursdays.')).toEqual({ female: 'Mum' })
  })

  it.each([
    ['two persons fit', 'My wife met my sister.', 'And what did she say?'],
    ['nobody was named', 'The car is broken.', 'What did he say?'],
    ['an aunt was named since', "My niece can't have nuts.", 'Five, with Auntie Pru, when she remembers.'],
    ['the name comes after', 'The doctor came.', 'He never listens, my manager.'],
  ])('is unknown if %s', (_, first, second) => {
    expect(meantIn(first, second)).toBeUndefined()
  })

  it('is who was named last, if nobody has spoken of the other for long', () => {
    const between = Array.from({ length: 17 }, (_, at) => `The hall takes ${at + 20} chairs.`)
    const after = ['My brother flies balloons.', 'I could ring him on Sunday.']
    expect(meantIn('Alan sold the tickets.', ...between, ...after)).toEqual({ male: "Carol's brother" })
    expect(meantIn('Alan sold the tickets.', ...between.slice(0, 5), ...after)).toBeUndefined()
  })

  it('is not an earlier person right after a bare name', () => {
    const before = ['My mum is in the house.', 'Is she warm?', 'She sits in her coat.', 'Has she got a heater?']
    expect(meantIn(...before, 'My neighbour lent us one. Jean. She is a diamond.')).toBeUndefined()
  })

  it('is not who was named after an earlier one that nothing explains', () => {
    const before = ['It is about Ryan and Tom.', 'He hates maths.', 'He says so.', 'The test was hard.']
    expect(meantIn(...before, 'Mr. Farrow was there.', 'And he fell asleep?')).toBeUndefined()
  })
})

it.each([
  ['Gretchen left on Friday.', 'I see.', "My daughter's sixteen, would she be allowed?"],
  ['Gretchen left on Friday.', 'I see.', "My sister's getting married, and she is glad."],
])('is not who was named before somebody: %s %s %s', (...messages) => {
  expect(meantIn(...messages)?.female ?? '').not.toContain('Gretchen')
})

it('fills in what "a new one" is, without a second "new"', () => {
  const said = ['', "So it's a new machine.", 'I see.', "I'd rather have a new one."]
  const { sentences } = readConversation(talk(...said), language)
  expect(sentences.map(({ text }) => text).join(' ')).not.toContain('new new')
})

describe('a quote', () => {
  it.each([
    ["I'll ring her on Sunday.", { female: 'Mum' }, "I'll ring her (Mum) on Sunday."],
    ['I use her card.', { female: 'Mum' }, "I use her (Mum's) card."],
    ["He's top of the set.", { male: 'Kuba' }, "He's (Kuba) top of the set."],
    ['Mum said she would come.', { female: 'Mum' }, 'Mum said she would come.'],
    ['We sold the theatre.', { male: 'Kuba' }, 'We sold the theatre.'],
  ])('names the person after the pronoun: %s', (said, meant, shown) => {
    expect(withPerson(said, meant)).toBe(shown)
  })

  it('names each person once', () => {
    expect(withPersonOnce('“Ring her (Mum).” “I rang her (Mum). He (Dad) left.”')).toBe(
      '“Ring her (Mum).” “I rang her. He (Dad) left.”',
    )
  })
})
