import { beforeAll, expect, it } from 'vitest'
import { nextReply, readScenario } from './agent/next-reply.js'

const scenario = {
  title: 'A lift for the stairs',
  prompt: `## Who you are
You are Ruth Keller, 56, a primary-school teacher, furious by now.

## The situation
You bought a stairlift for your mother's house five weeks ago. If somebody pushes you, you turn sharp.

## What you say
- If they ask for your customer number, say: "It is at the top of every letter."
- If they say that it was their fault, say: "At least somebody says it."
- If they say that the fitters are busy, say: "I am busy, too."`,
  firstMessage: 'Ruth Keller.',
  language: 'en',
  recipientName: 'Tom Berger',
  recipientRole: '',
}

const replyTo = (message: string): string =>
  nextReply(
    scenario,
    [
      { role: 'agent', message: 'Ruth Keller.', at: 0 },
      { role: 'user', message, at: 8 },
    ],
    12,
  ).text

beforeAll(() => readScenario(scenario))

it.each([
  ['Could I have your customer number, please?', 'It is at the top of every letter.'],
  ['That was our fault, nobody checked the bell.', 'At least somebody says it.'],
  ['Our fitters are very busy this week.', 'I am busy, too.'],
])('to “%s” a prompt has its line, which is said as it is', (message, line) => {
  expect(replyTo(message).startsWith(line)).toBe(true)
})

it('is never said with its case', () => {
  expect(replyTo('What do you say when I ask about the customer number?')).not.toMatch(/say:/)
})
