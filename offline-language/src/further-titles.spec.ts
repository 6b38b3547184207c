import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { analyse } from './report/assemble/analyse.js'
import { mentionsIn } from './report/phrase/mentions.js'
import { readConversation } from './report/read/read-conversation.js'
import { askedMatters } from './report/title/asked-matters.js'
import { deedsIn } from './report/title/deeds.js'
import { gerundOf } from './report/title/gerund.js'
import { headings } from './report/title/headings.js'
import type { RatedPoint, ScoredTitle } from './report/title/rated-points.js'
import { titleCandidates } from './report/title/title-candidates.js'
import { featuresOf } from './report/title/title-features.js'

const language = await loadLanguageModel()
const read = (...messages: string[]) => readConversation(talk('', ...messages), language)

function candidatesOf(...messages: string[]) {
  const { sentences, cast, scenarioTitle } = read(...messages)
  const mentions = mentionsIn(sentences, scenarioTitle)
  return { sentences, mentions, candidates: titleCandidates(sentences, [], cast, mentions) }
}

const textsOf = (...messages: string[]): string[] => candidatesOf(...messages).candidates.map(({ text }) => text)

describe('the name of a deed', () => {
  it.each([
    ['move', 'moving'],
    ['see', 'seeing'],
    ['tie', 'tying'],
    ['put', 'putting'],
    ['book', 'booking'],
    ['begin', 'beginning'],
    ['open', 'opening'],
  ])('"%s" is "%s"', (verb, gerund) => {
    expect(gerundOf(verb)).toBe(gerund)
  })

  it.each([
    ['I need to move out.', 'moving out'],
    ['I will write to her head of year this week.', 'writing to the head of year'],
    ['Could you draft the proposal by Friday?', 'drafting the proposal'],
    ['I will buy new sponges tomorrow.', 'buying new sponges'],
  ])('of "%s" is "%s"', (said, name) => {
    expect(deedsIn(read(said).sentences[0]!).map(({ text }) => text)).toContain(name)
  })

  it('ends before a time', () => {
    const deeds = deedsIn(read('I will sit by the gate till dinner.').sentences[0]!)
    expect(deeds.map(({ text }) => text)).toEqual(['sitting by the gate'])
  })

  it.each([
    'I will send it to you.',
    'That would be a problem.',
    'I posted the letter.',
    'I need to get at the box.',
    'I can not live with that smell.',
  ])('is none without a thing, or of what is done: %s', (said) => {
    expect(deedsIn(read(said).sentences[0]!)).toEqual([])
  })
})

describe('what could be a title', () => {
  it.each([
    ['There is a fund for adjustments.', 'fund for adjustments'],
    ['And the rest of the keys to our office?', 'keys to the office'],
    ['So we take the Yamaha?', 'Yamaha'],
    ['What does it cost, this heat exchanger?', 'heat exchanger'],
    ['What about a carer for Mum?', 'carer'],
  ])('in "%s" is "%s"', (said, text) => {
    expect(textsOf(said)).toContain(text)
  })

  it.each([
    ['I want a tutor for my daughter.', 'tutor for the daughter'],
    ['When Greg and Anita talk over each other, it is hard.', 'Anita talk'],
    ['My friend Ola rides with earphones.', 'friend Ola rides'],
    ['It is the end of that meeting.', 'end of that meeting'],
    ['She does not have a maths problem.', 'maths problem'],
    ['The numbers started swimming, and she cried.', 'swimming'],
    ['I do not do discounts, I have to be fair.', 'discount'],
    ['It is not only the money, it is the noise.', 'money'],
    ["I can do New Year's Eve.", 'Eve'],
  ])('in "%s" is never "%s"', (said, text) => {
    expect(textsOf(said)).not.toContain(text)
  })

  it('is also what was spoken of right before', () => {
    const { sentences, cast } = read('Okay, the fees.', "What if it's twelve?")
    const [before, ...own] = sentences
    const candidates = titleCandidates(own, [before!], cast, mentionsIn(sentences))
    expect(candidates.map(({ kind, text }) => [kind, text])).toContainEqual(['earlier', 'fees'])
  })

  it.each([
    ['What do you charge?', ['price']],
    ['Where would it be?', ['place']],
    ['Could we do this Thursday, the ninth?', ['date']],
    ['How long does that take?', ['duration']],
    ['How long has it been like this?', []],
    ['What happens next?', ['next step']],
    ['I charge forty pounds.', []],
  ])('is what a question asks for: %s', (said, matters) => {
    expect(askedMatters(read(said).sentences[0]!)).toEqual(matters)
  })
})

describe('what speaks against a title', () => {
  const markOf = (said: string, title: string, mark: string): number | undefined => {
    const { sentences, mentions, candidates } = candidatesOf(said)
    const one = candidates.find(({ text }) => text === title)
    return one && featuresOf(one, { main: sentences.at(-1)!, sentences }, mentions)[mark]
  }

  it.each([
    ['She will not get a maths tutor.', 'maths tutor', 1],
    ['She has a maths tutor, not a bad one.', 'maths tutor', 0],
    ['We never talk about a discount.', 'discount', 1],
    ['We offer a discount.', 'discount', 0],
  ])('is that it is denied: %s', (said, title, denied) => {
    expect(markOf(said, title, 'denied')).toBe(denied)
  })

  it('is a subordinate clause', () => {
    expect(markOf('I will call when the parcel is here.', 'parcel', 'subordinate')).toBe(1)
    expect(markOf('The parcel is here.', 'parcel', 'subordinate')).toBe(0)
  })

  it('but not a question for it', () => {
    expect(markOf('And what about the piano?', 'piano', 'askedAbout')).toBe(1)
    expect(markOf('I play the piano every day.', 'piano', 'askedAbout')).toBe(0)
  })
})

describe('a heading', () => {
  const { points } = analyse(
    talk(
      'Good morning, what can I do for you?',
      'I lost my parcel on Monday, and the parcel has a passport in it.',
      'I will ask the depot for the parcel today.',
      'And my invoice? The invoice is wrong, it says ninety pounds.',
      'I will send you a new invoice on Friday.',
    ),
    language,
  )
  const mark = { isFigure: false, isTime: false, isSingle: false, kind: null }
  const time = { ...mark, isFigure: true, isTime: true }
  const rated = (...titles: ScoredTitle[]): RatedPoint => {
    const [point, main] = [points[0]!, points[0]!.at(-1)!.sentence]
    return { point: [...point], meant: { main, sentences: [main], vector: new Float32Array(512) }, titles }
  }
  const headingsOf = (...all: RatedPoint[]) => [...headings(all).values()]

  it('has the day that it asks for', () => {
    const date = { ...mark, text: 'date', score: 2 }
    expect(headingsOf(rated(date, { ...time, text: 'this Thursday', score: -0.5 }))).toEqual(['Date: this Thursday'])
    expect(headingsOf(rated(date))).toEqual(['Date'])
  })

  it('has the thing with a mere day, also if an earlier one is named for it', () => {
    const captions = { ...mark, text: 'captions', score: 2 }
    const day = { ...time, text: 'this Monday', score: 1 }
    expect(headingsOf(rated({ ...captions, score: 3 }), rated(captions, day))).toEqual([
      'Captions',
      'Captions: this Monday',
    ])
  })

  it('has the thing with what is asked for, and another thing rather than a figure', () => {
    const [date, parcel] = [
      { ...mark, text: 'date', score: 4 },
      { ...mark, text: 'parcel', score: 2, kind: 'plain' as const },
    ]
    expect(headingsOf(rated(date, parcel, { ...time, text: 'this Monday', score: 1 }))).toEqual(['Parcel: date'])
    const depot = { ...mark, text: 'depot', score: 0.4, kind: 'plain' as const }
    expect(
      headingsOf(rated({ ...parcel, score: 3 }), rated(parcel, depot, { ...time, text: 'Monday', score: 1 })),
    ).toEqual(['Parcel', 'Parcel: depot'])
  })

  it('has no thing that has the word that is asked for', () => {
    const [date, birth] = [
      { ...mark, text: 'date', score: 2 },
      { ...mark, text: 'date of birth', score: 1 },
    ]
    expect(headingsOf(rated(date, birth, { ...time, text: 'the ninth', score: 0.4 }))).toEqual(['Date: the ninth'])
    expect(headingsOf(rated({ ...time, text: 'the ninth', score: 2 }, birth))).toEqual(['The ninth'])
  })

  it('is no mere weekday', () => {
    expect(headingsOf(rated({ ...time, text: 'Tuesday', score: 1 }))).not.toContain('Tuesday')
  })

  it('is what hardly fits rather than half a sentence', () => {
    expect(headingsOf(rated({ ...mark, text: 'asking the depot', score: -0.4 }))).toEqual(['Asking the depot'])
  })
})
