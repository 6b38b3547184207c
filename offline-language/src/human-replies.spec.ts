import { describe, expect, it } from 'vitest'
import { playSaid, scenarioFor } from '../test/play-prompt.js'

const scenario = scenarioFor('Tutor')
const play = (prompt: string, ...said: string[]) => playSaid(scenario(prompt), said)
const last = (prompt: string, ...said: string[]) => play(prompt, ...said).at(-1)

const plain = 'You are Vera Lund, a baker. You sell bread on two markets. You worry about the rent.'

describe('what no prompt answers', () => {
  it.each([
    ['Is this a bad moment?', /^No\b/],
    ['Do you have a minute for me?', /\b(?:yes|minutes?|moment|course)\b/i],
    ['How was your weekend?', /\b(?:all right|not bad|always|fine|nice|better)\b/i],
    ['How are the children?', /\b(?:fine|well|wonderful)\b/i],
  ])('“%s” gets a short answer', (question, answer) => {
    expect(last(plain, question)).toMatch(answer)
  })

  it('is not left open twice in a row', () => {
    const [, first = '', second = ''] = play(plain, 'Which color does your roof have?', 'And who painted your roof?')
    const open =
      /\b(?:not thought|really thought|hard to say|could not say|have to think|not easy to say|good answer|not sure|hard to say|do not know|find out|look that up|no answer|let me think|think about it|depends on|not the point|with the matter)\b/i
    expect([open.test(first), open.test(second)]).toEqual([true, false])
  })

  it('is a view of the prompt', () => {
    expect(last(plain, 'The rent rises again. What do you think about it?')).toContain('I worry about the rent')
  })
})

describe('what the prompt makes depend on something', () => {
  const proviso = `${plain} You sign only if the tutor promises that nobody works at night.`

  it('is a yes once it was said', () => {
    expect(last(proviso, 'I promise that nobody works at night.', 'Would you sign then?')).toMatch(/^Yes\b/)
  })

  it('is named before', () => {
    expect(last(proviso, 'Would you sign then?')).toBe("If you promise that nobody works at night, I'll sign.")
  })

  const secret = `${plain} The real reason is that Carla took the credit. You keep this to yourself. You only tell it if the tutor promises that it stays confidential AND asks about Carla.`

  it('is a secret until then', () => {
    expect(last(secret, 'How do you get on with Carla?')).not.toMatch(/credit/)
    expect(last(secret, 'It stays between us.', 'How do you get on with Carla?')).toContain('Carla took the credit')
  })
})

describe('a reaction', () => {
  it.each([
    [
      'to news',
      'You do not know that Lena cried at home.',
      'Lena cried at home, Vera.',
      /\b(?:know|idea|told|what)\b/i,
    ],
    [
      'to a scolding',
      'If the tutor scolds you you go quiet.',
      'Come on, pay attention!',
      /okay|sorry|mhm|what to say|say anything/i,
    ],
    ['to an insult', 'You do not accept being called arrogant.', 'You are a bit arrogant.', /Don't call me arrogant/],
    [
      'to a request for what is done',
      'You have already restarted the oven twice and are annoyed if asked to do it again.',
      'Please restart the oven first.',
      /already restarted the oven twice\.$/,
    ],
    ['to a voucher', 'A voucher is an insult.', 'I would like to offer you a voucher.', /A voucher is an insult/],
  ])('%s', (_, rule, said, reply) => {
    expect(last(`${plain} ${rule}`, 'Good morning.', said)).toMatch(reply)
  })
})

describe('a reply', () => {
  it('speaks of the role as “I”', () => {
    const prompt = 'Emil is nine and in third grade. He thinks the moon is a lamp. Emil is goalkeeper for the Otters.'
    const said = play(prompt, 'What do you think the moon is?', 'Are you a goalkeeper?', 'Tell me about Emil.')
    expect(said.slice(1).join(' ')).not.toMatch(/\b(?:Emil is|He thinks)\b/)
  })

  it('does not ask for what was just said', () => {
    const prompt = `${plain}\n## Goals\n- Written: Ask: "Can I have that in writing?"\n- Date: Ask: "Which day is it?"`
    expect(last(prompt, 'I will send you that in writing in ten minutes.')).not.toContain('in writing?')
  })
})
