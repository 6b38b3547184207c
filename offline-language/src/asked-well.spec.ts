import { describe, expect, it } from 'vitest'
import { playSaid, scenarioFor } from '../test/play-prompt.js'

const scenario = scenarioFor('Caller')
const play = (prompt: string, ...said: string[]) => playSaid(scenario(prompt), said)
const last = (prompt: string, ...said: string[]) => play(prompt, ...said).at(-1)

const you = 'You are Nora Lind, a gardener. You look after three gardens. '

describe('a question about what the role wants', () => {
  const moving = `${you}You would agree to a new garden if the soil is tested, and if someone mends the gate.`

  it('names the conditions of a yes', () => {
    expect(last(moving, 'What would you need to say yes?')).toMatch(
      /if the soil is tested, and if someone mends the gate/,
    )
  })

  it('gets the wish that it names', () => {
    const wishes = `${you}You want a bonus of 100 euros. You want three weeks' notice.`
    expect(last(wishes, 'How much notice do you want?')).toBe("I want three weeks' notice.")
  })

  it('does not shorten what the role wants', () => {
    const notice = `${you}You want three weeks' notice.`
    expect(last(notice, 'Three weeks is long. What about one?')).toBe('No, it has to be three weeks.')
  })
})

describe('a question about a rule', () => {
  const rules = `${you}The gate closes at six, no exceptions. You must never promise that the roses will survive.`

  it('is no exception', () => {
    expect(last(rules, 'Could we not leave the gate open, just this once?')).toMatch(
      /^(?:I'm afraid not|No)\b.*no exceptions/,
    )
  })

  it('is no promise that the prompt forbids', () => {
    expect(last(rules, 'So the roses will survive?')).toBe("I can't promise that the roses will survive.")
  })

  it('gives what the prompt lets the role give to who asks for it', () => {
    const gift = `${you}You may arrange a second visit. Do not offer it unless the caller asks for more help.`
    expect(last(gift, 'Is there any more help for me?')).toContain('a second visit')
  })
})

describe('a question about the story', () => {
  it('goes on where the role stopped', () => {
    const story = `${you}Last year you bought a pump. It broke after a week.`
    expect(last(story, 'Have you bought a pump before?')).toContain('bought a pump')
    expect(last(story, 'Have you bought a pump?', 'What went wrong with it?')).toMatch(/broke|as I said/)
  })

  it('gives the day of a decision', () => {
    expect(last(`${you}You have to answer the club by Friday.`, 'When do you have to decide?')).toContain('by Friday')
  })

  it('says how somebody is', () => {
    const mother = `${you}You bought a lift for your mother. Your mother broke her hip in May.`
    expect(last(mother, 'How is your mother?')).toContain('broke her hip')
  })

  it('opens up at an open question', () => {
    const secret = `${you}What you have not said yet: you are tired of the work.`
    expect(last(secret, 'What does a good day mean to you?')).toBe("I'm tired of the work.")
  })
})

describe('a turn that is no proposal', () => {
  it('is a pity if it is bad news for the role', () => {
    expect(last(`${you}You want a dry shed tonight.`, 'Unfortunately the shed is sold out.')).toContain(
      "That doesn't help me much.",
    )
  })

  it('is not refused for another number of days', () => {
    expect(last(`${you}Three days is out of the question.`, 'Could you do two days?')).not.toMatch(/^No\b/)
  })

  it('is no end when it only asks for a yes', () => {
    const days = `${you}You want a day for the work.`
    const reply = last(
      days,
      'Hello.',
      'We have two days.',
      'They are in May.',
      'Monday is the team day. Would that be okay?',
    )
    expect(reply).not.toMatch(/goodbye/i)
  })
})
