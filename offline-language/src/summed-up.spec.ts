import { describe, expect, it } from 'vitest'
import { playSaid, scenarioFor } from '../test/play-prompt.js'
import { swapPerson } from './language/persons/swap-person.js'
import { prepareTagger } from './language/tokens/loaded-tagger.js'
import { withLargeDigits } from './agent/wording/number-words.js'

await prepareTagger()
const prompt = `You are Nora Lind, a gardener. You planted the hedge in March for 640. You want a new hedge by Friday.
You would take half of the price back. You do not accept a voucher.`
const last = (...said: string[]) => playSaid(scenarioFor('Manager', 'Sam')(prompt), said).at(-1)
const before = ['Hello Nora, I came about the hedge.', 'When did you plant it?', 'You get half of the price back.']

describe('a person who sums up and leaves', () => {
  it('gets a yes with the day', () => {
    expect(last(...before, "Good. So it's half of the price, on Friday. Thank you, Nora.")).toMatch(/agreed.*Friday/)
  })

  it.each([
    ['asks something more', 'So half of the price, on Friday. Thank you. Or do you want a voucher?'],
    ['sums up without leaving', 'So it is half of the price.'],
  ])('gets no goodbye who %s', (_, turn) => {
    expect(last(...before, turn)).not.toMatch(/[Gg]oodbye/)
  })
})

describe('what a person says', () => {
  it.each([
    ["We'd leave it at two hundred and twenty, all in.", "We'd leave it at 220, all in."],
    ['With the extra service it is forty-three.', 'With the extra service it is 43.'],
    ['At seven thirty, in two weeks.', 'At seven thirty, in two weeks.'],
  ])('%j is read with its amounts as %j', (said, read) => {
    expect(withLargeDigits(said)).toBe(read)
  })

  it('is told back with its object', () => {
    expect(swapPerson('I will email you before five')).toBe('You will email me before five')
  })
})
