import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { doubtOf } from './report/phrase/doubts.js'
import { shownQuote } from './report/phrase/shown-quote.js'
import { readConversation } from './report/read/read-conversation.js'
import { onTopic } from './report/select/on-topic.js'
import { kindOf } from './report/select/heart.js'
import { writeReport } from './report/write-report.js'

const language = await loadLanguageModel()

function read(...messages: string[]) {
  const conversation = readConversation(talk(...messages), language)
  return { conversation, last: conversation.sentences.at(-1)! }
}

describe('a doubt about a whole sentence', () => {
  it.each([
    ['I will ask her about the invoice tomorrow.', 'a pronoun without its noun'],
    ['I would do that tonight, because the shop is open.', 'a pronoun without its noun'],
    ['My brother told me about one with the bigger engine.', 'a pronoun without its noun'],
    ['You put copies of the pay slips with the letter.', 'an instruction, told as a fact'],
    ['I can pay 250 until the roof is done.', '"it is done" or "it has done"'],
    ['You have to send the contract by Friday though, or the system takes the money.', 'a leftover of speech'],
    ['You should switch off the automatic updates, otherwise.', 'a leftover of speech'],
  ])('%s', (said, doubt) => {
    const { conversation, last } = read(said)
    expect(doubtOf(last, conversation.cast)).toBe(doubt)
  })

  it.each(['I need a new card by Friday.', 'The card that I lost was blue.', 'I lost the card and found it again.'])(
    'there is none about "%s"',
    (said) => {
      const { conversation, last } = read(said)
      expect(doubtOf(last, conversation.cast)).toBeNull()
    },
  )
})

describe('a quote as it is shown', () => {
  it.each([
    ['my door, um, does not close', 'My door does not close'],
    ['I took the, the bus', 'I took the bus'],
    ['They do, like, software for dentists', 'They do software for dentists'],
    ['It is four four oh nine.', 'It is four four oh nine.'],
    ['One, one, eight, seven.', 'One, one, eight, seven.'],
    ['a rash , and a fever', 'A rash, and a fever'],
  ])('%s', (said, shown) => {
    expect(shownQuote(said)).toBe(shown)
  })
})

describe('what a sentence is to the conversation', () => {
  it.each([
    ['The problem is the pump, the seal is worn.', 'cause'],
    ['Then let us move the course to the autumn.', 'decision'],
    ['I can not sleep with that noise.', 'concern'],
    ['The shop opens at nine.', null],
  ])('%s', (said, kind) => {
    expect(kindOf(read(said).last)).toBe(kind)
  })
})

describe('what a conversation is not about', () => {
  const garden = [
    'Green Gardens, this is Vera.',
    'My hedge is brown since the frost, and I do not know why.',
    'That sounds like a fungus, because the frost was weak this year.',
    'Can you spray the hedge on Friday?',
    'Yes, on Friday at ten, for 80 euros.',
    'And could you spray my boss as well?',
    'Haha, that costs extra. Have a nice day.',
    'You too, bye.',
  ]

  it('is the greeting, a joke and the goodbye', () => {
    const { conversation } = read(...garden)
    const isOnTopic = onTopic(conversation)
    const turns = conversation.sentences.filter((sentence) => !isOnTopic(sentence)).map(({ turns: [turn] }) => turn)
    expect([...new Set(turns)]).toEqual([0, 5, 6, 7])
  })

  it('is no key point either', async () => {
    const { keyPoints } = await writeReport(talk(...garden))
    const all = keyPoints.map(({ content }) => content).join(' ')
    expect(all).toContain('fungus')
    expect(all).not.toContain('boss')
  })

  it('is an example of a language lesson', async () => {
    const { keyPoints } = await writeReport(
      talk(
        'Today we practise the past simple. What did you do on Monday?',
        'On Monday I have gone to the dentist.',
        'We say I went, because it is the past simple. On Monday I went to the dentist.',
        'On Monday I went to the dentist.',
        'Very good. And why do we say went, and which tense is it?',
        'The past simple. My problem is the phone, because my clients speak very fast.',
        'Then let us practise a phone call in each lesson, ten minutes without grammar.',
        'Yes, I need the phone calls for my job in the hotel.',
      ),
    )
    const all = keyPoints.map(({ content }) => content).join(' ')
    expect(all).not.toContain('dentist')
    expect(all).toContain('clients speak very fast')
  })
})

describe('a quote that points at something', () => {
  it('has the sentence before it', async () => {
    const { keyPoints } = await writeReport(
      talk(
        'What happened?',
        'My bike was at the station on Monday. It was stolen between noon and two, and the lock was cut with pliers.',
        'Did anybody see the thief at the station?',
        'A woman from the kiosk saw a man with a green bag at the bikes.',
      ),
    )
    const all = keyPoints.map(({ content }) => content).join(' ')
    expect(all).toMatch(/bike was at the station on Monday.{1,4} ?“?It was stolen between noon and two/)
  })
})

describe('an announcement', () => {
  it('is the first sentence of the overview', async () => {
    const { overview } = await writeReport(
      talk(
        "Thanks for coming in. I wanted to talk about Daniel's maths.",
        'Is he in trouble at school?',
        'His marks in maths have dropped from a B to a D since Christmas.',
        'His father moved out in January, and he plays games until midnight.',
        'The homework club is on Mondays after school. Shall I put him down for the club?',
        'Yes please, from next week.',
      ),
    )
    expect(overview).toMatch(/^The agent wants to talk about Daniel's maths\./)
  })
})
