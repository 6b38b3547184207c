import { describe, expect, it } from 'vitest'
import { playSaid, scenarioFor } from '../test/play-prompt.js'
import { prepareTagger } from './language/tokens/loaded-tagger.js'

await prepareTagger()
const scenario = scenarioFor('Service agent')
const last = (prompt: string, ...said: string[]) => playSaid(scenario(prompt), said).at(-1)
const you = 'You are Nora Lind, a gardener. '

describe('what the person asks for', () => {
  it('is a value that the prompt names', () => {
    expect(last(`${you}You ordered a mower on 2 May, order number 77-4102.`, 'Could I have your order number?')).toBe(
      "It's 77-4102.",
    )
  })

  it('is the value of a label', () => {
    const prompt = `${you}\nFacts:\n- Shifts: Saturday and Sunday\n- Pay: 13.20 an hour, plus tips`
    expect(last(prompt, 'And what do you pay?')).toBe('13.20 an hour, plus tips.')
  })

  it('is what the role wants', () => {
    expect(last(`${you}You want a new mower by Friday.`, 'What would you like us to do?')).toBe(
      'I want a new mower by Friday.',
    )
  })

  it('is not there', () => {
    expect(last(`${you}There are no roses this week. You sell tulips.`, 'I would like some roses, please.')).toBe(
      "I'm sorry, there are no roses this week.",
    )
  })

  it('is said again to who asks again', () => {
    const prompt = `${you}Your mower is nine years old.`
    expect(last(prompt, 'How old is the mower?', 'Sorry, how old is the mower?')).toMatch(/nine years/i)
  })
})

describe('a figure', () => {
  const selling = `${you}You are asking 21,500 pounds for the van. You would let it go for 19,800, but you never say so.`

  it('that is too low gets the figure of the prompt', () => {
    expect(last(selling, 'Would you take 18,000?')).toMatch(/21,500/)
    expect(last(selling, 'Would you take 18,000?')).not.toContain('19,800')
  })
})
