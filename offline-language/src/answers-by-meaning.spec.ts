import { describe, expect, it } from 'vitest'
import { playSaid, scenarioFor } from '../test/play-prompt.js'
import { rank } from './agent/answers/answer-model.js'
import { fitsOf } from './agent/answers/fits.js'
import { sameOfAll } from './agent/answers/likeness.js'
import type { Candidate } from './agent/answers/pair-features.js'
import { readingOf } from './agent/answers/reading.js'
import { roleOf } from './agent/role/role-of.js'
import { kindShares } from './agent/written/kind-of.js'
import { vectorOf } from './language/encoder/sentence-vector.js'
import { prepareTagger } from './language/tokens/loaded-tagger.js'

await prepareTagger()

const prompt = `You are Birte Holm, 52, and you run a small bookbinding workshop in Aarhus. In March the town library ordered 80 bound yearbooks for 6,400.
The paper came three weeks late, because the mill was flooded. You would like to deliver at the end of May. You think that the new librarian trusts nobody. You will not work on Sundays.
If the library sends a helper for two days, you will finish a week earlier. You only say that your eyes are getting worse if you are asked about your health.
Speak slowly and call everybody by their first name.`
const scenario = scenarioFor('Librarian', 'Sam')(prompt)
const reply = (...said: string[]) => playSaid(scenario, said).at(-1)

describe('a question in other words than the prompt', () => {
  it.each([
    ['How many books did we ask for?', /80 bound yearbooks/],
    ['Could you put in an extra shift at the weekend?', /Sundays/],
    ['What went wrong with the delivery of your material?', /three weeks late/],
  ])('“%s” is answered', (question, answer) => {
    expect(reply(question)).toMatch(answer)
  })

  it('is answered once more with “As I said”', () => {
    const question = 'How many books did we ask for?'
    expect(reply(question, question)).toMatch(/80 bound yearbooks, as I said\./)
  })

  it('does not get what is kept back, nor how to speak', () => {
    expect(reply('What went wrong with the delivery of your material?')).not.toMatch(/eyes|slowly/)
    expect(reply('Could you tell me a bit about the paper?')).not.toMatch(/eyes|slowly/)
  })
})

describe('what is kept back', () => {
  it('is told to a question that means its key', () => {
    expect(reply('And how is your health these days?')).toMatch(/eyes/)
  })
})

describe('an offer', () => {
  it('that the prompt refuses gets a no', () => {
    expect(reply('Could you put in an extra shift at the weekend, this Sunday maybe?')).toMatch(/^No\b|\bnot\b|won't/)
  })

  it.each([
    'Good morning, Birte. Please sit wherever you like, even on a Sunday.',
    'We will not come on Sundays then. Thank you, goodbye.',
  ])('is not read into a courtesy: “%s”', (courtesy) =>
    expect(reply(courtesy)).not.toMatch(/^No\b|stays a no|not work/),
  )

  it('that meets a condition gets what it is given for', () => {
    expect(reply('What if we sent you a helper from the library?')).toMatch(/week earlier/)
  })
})

describe('the statements of a prompt', () => {
  const { statements } = roleOf(scenario)
  const saidOf = (words: string) => statements.find(({ text }) => text.includes(words))

  it('are all its clauses, in the words of the part', () => {
    expect(saidOf('Sundays')?.said).toBe('I will not work on Sundays.')
    expect(saidOf('eyes')).toMatchObject({ said: null, isSecret: true })
    expect(saidOf('Speak slowly')?.said).toBeNull()
  })

  it('are ranked for a question, with the outcome that none answers', () => {
    const { ranked, none } = rank(readingOf('What went wrong with the paper?'), statements)
    expect(ranked[0]?.candidate.text).toContain('paper')
    expect(ranked.reduce((sum, { share }) => sum + share, none)).toBeCloseTo(1)
  })
})

describe('how well two texts fit', () => {
  it('counts grammatical words that tell something', () => {
    expect(sameOfAll(readingOf('What do you not like?'), readingOf('I do not like the noise.'))).toBe(1)
    expect(sameOfAll(readingOf('What do you not like?'), readingOf('I like the garden.'))).toBe(0.5)
    expect(sameOfAll(readingOf('What is it?'), readingOf('It is late.'))).toBe(0)
  })

  it.each([
    ['When does your shift finish?', 'I clock off at half past ten at night.', 'I have worked here for six years.'],
    ['What would you need from us?', 'I want a helper for two days.', 'The library ordered 80 yearbooks.'],
  ])('is closer for “%s” and its answer', (question, answer, other) => {
    const [first, second] = fitsOf(readingOf(question), [answer, other].map(candidateOf))
    expect(first).toBeGreaterThan(second!)
  })
})

const candidateOf = (text: string): Candidate => ({
  text,
  topic: '',
  shares: kindShares([], vectorOf(text)),
  said: null,
  whole: text,
  before: '',
})
