import { describe, expect, it } from 'vitest'
import { nextReply } from '../next-reply.js'

const ask = (prompt: string, ...said: string[]) => {
  const scenario = {
    title: 'A talk',
    recipientName: 'Sam Reed',
    recipientRole: 'Caller',
    firstMessage: 'Hello.',
    language: 'en',
    prompt,
  }
  const turns = [{ role: 'agent' as 'agent' | 'user', message: 'Hello.', at: 0 }]
  for (const message of said) {
    turns.push({ role: 'user', message, at: turns.length * 8 })
    turns.push({ role: 'agent', message: nextReply(scenario, turns, turns.length * 8).text, at: turns.length * 8 })
  }
  return turns.at(-1)?.message
}

describe('an answer from the prompt', () => {
  it.each([
    ['What we have: three halls (Coral 40 persons, Lagoon 90 persons).', 'What rooms do you have?', /Coral 40/],
    ['Customer number: 448-2290', 'Could you give me your customer number?', /448-2290/],
    ['Projector free of charge.', 'Do you have a projector?', /free of charge/],
    ['The hotel is ten minutes on foot from the station.', 'How far is it from the station?', /ten minutes/],
    ['An acid gives away protons. A base takes up protons from an acid.', 'What is an acid?', /^An acid gives/],
    ['Visitors may stay two nights at most.', 'Can my girlfriend stay over for a week?', /two nights/],
    ['You decide by next Friday.', 'When would I hear from you?', /next Friday/],
  ])('%s', (fact, question, answer) => {
    expect(ask(`You are Odette Lacroix, manager. ${fact}`.replace(/\. (?=What we|Customer)/, '.\n'), question)).toMatch(
      answer,
    )
  })

  it('says a half of a sentence that is free, and the other half only when it is asked for', () => {
    const prompt =
      'You are Martin, a driver. You drink six cups of coffee a day and, most evenings, three beers. You only mention the beers when the doctor asks about alcohol.'
    expect(ask(prompt, 'Do you drink a lot of coffee?')).not.toMatch(/beer/)
    expect(ask(prompt, 'And alcohol?')).toMatch(/three beers/)
  })

  it('leaves "he" to the dog that the sentence before names', () => {
    const prompt = 'Owen Pryce owns a beagle. Biscuit weighs 14 kilos. He drinks a lot. Owen works as a carpenter.'
    expect(ask(prompt, 'How heavy is he?')).toBe('Biscuit weighs 14 kilos.')
    expect(ask(prompt, 'Tell me about Biscuit.')).toBe('Biscuit weighs 14 kilos. He drinks a lot.')
  })

  it('reads "her manager" as the person\'s where the prompt gives orders about her', () => {
    expect(ask('Act as Carlos. Her manager is Dagmar. Ask her what she did before.', 'Who is my boss?')).toMatch(
      /^Your manager is Dagmar/,
    )
  })
})

describe('a negotiation about hours', () => {
  const prompt =
    'You are Mirela Popa. You now work 40 hours and want to reduce to 28. You could live with 32 hours, but not more; you do not say this straight away.'

  it('names the wish, never passes the limit, and takes what lies within', () => {
    expect(ask(prompt, 'How many hours do you have in mind?')).toMatch(/\b28\b/)
    expect(ask(prompt, 'Could you do 36?', 'What about 34?')).not.toMatch(/\b3[2-9] hours/)
    expect(ask(prompt, 'Could you do 36?', 'Would 32 hours be okay?')).toMatch(/32 hours.*[Aa]greed|deal/)
  })
})
