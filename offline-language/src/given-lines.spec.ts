import { beforeAll, describe, expect, it } from 'vitest'
import { nextReply, readScenario } from './agent/next-reply.js'
import { roleOf } from './agent/role/role-of.js'
import type { AgentTurn } from './agent/prompt/agent-scenario.js'

const scenario = {
  title: 'A lift for the stairs',
  prompt: `## Who you are
You are Ruth Keller, 56, a primary-school teacher, furious by now.

## The situation
You bought a stairlift for your mother's house five weeks ago. You need the lift in by Friday morning. If somebody pushes you, you turn sharp.

## What you say
- If they ask for your customer number, say: "It is at the top of every letter, if you read it."
- If they ask who lives with your mother, say: "Her cat, and nobody else."
- If they say that it was their fault, say: "At least somebody says it."
- If they say that the fitters are busy, say: "I am busy, too. Today I sat on the stairs of my mother's house for a whole day."

## Goals
- A name: want one name. Ask: "Whom do I call if the lift is not in by Friday?"`,
  firstMessage: 'Ruth Keller.',
  language: 'en',
  recipientName: 'Tom Berger',
  recipientRole: '',
}

const talk = (...said: string[]): string[] => {
  const turns: AgentTurn[] = [{ role: 'agent', message: 'Ruth Keller.', at: 0 }]
  return said.map((message) => {
    const at = turns.at(-1)!.at + 8
    turns.push({ role: 'user', message, at })
    const { text } = nextReply(scenario, turns, at)
    turns.push({ role: 'agent', message: text, at: at + 4 })
    return text
  })
}
const replyTo = (message: string): string => talk(message)[0]!

beforeAll(() => readScenario(scenario))

it.each([
  ['Could I have your customer number, please?', 'It is at the top of every letter, if you read it.'],
  ['Who lives with your mother?', 'Her cat, and nobody else.'],
  ['That was our fault, nobody checked the bell.', 'At least somebody says it.'],
  [
    'Our fitters are very busy this week.',
    "I am busy, too. Today I sat on the stairs of my mother's house for a whole day.",
  ],
])('to “%s” a prompt has its line, which is said as it is', (message, line) => {
  expect(replyTo(message).startsWith(line)).toBe(true)
})

describe('a line beside a question', () => {
  it('comes with the fact that is asked for', () => {
    expect(replyTo('That was our fault, nobody checked the bell. When do you need the lift?')).toBe(
      'At least somebody says it. I need the lift in by Friday morning.',
    )
  })

  it('comes with it, too, if it is longer', () => {
    expect(replyTo('Our fitters are very busy this week. When do you need the lift?')).toBe(
      "I am busy, too. Today I sat on the stairs of my mother's house for a whole day. I need the lift in by Friday morning.",
    )
  })
})

it('is told shortly to who asks for it again', () => {
  expect(talk('Can I have your customer number?', 'Sorry, the line was bad. What is your customer number?')[1]).toBe(
    "As I said, it's at the top of every letter, if you read it.",
  )
})

it('is said to no question why', () => {
  expect(replyTo('Why does nobody live with your mother?')).not.toContain('cat')
})

it('is never said with its case, and the question of a goal answers nothing', () => {
  expect(replyTo('What do you say when I ask about the customer number?')).not.toMatch(/say:/)
  expect(replyTo('By which day do you need the lift?')).toMatch(/Friday/)
})

it('has its words for “how are you”, though that names nothing', async () => {
  const line = '- If they ask how you are, say: "How should I be?"'
  const asked = { ...scenario, prompt: scenario.prompt.replace('## What you say', `## What you say\n${line}`) }
  await readScenario(asked)
  expect(roleOf(asked).authored.map(({ says }) => says[0])).toContain('How should I be?')
})

it('comes before a greeting of any part', async () => {
  const line = '- If they ask how you are doing, say: "Tired, but fine. Four more shifts, and I count them."'
  const asked = { ...scenario, prompt: scenario.prompt.replace('## What you say', `## What you say\n${line}`) }
  await readScenario(asked)
  const turns: AgentTurn[] = [
    { role: 'agent', message: 'Ruth Keller.', at: 0 },
    { role: 'user', message: 'Hello Mrs Keller, how are you doing today?', at: 8 },
  ]
  expect(nextReply(asked, turns, 8).text).toContain('Tired, but fine.')
})
