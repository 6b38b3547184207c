import { beforeAll, describe, expect, it } from 'vitest'
import { nextReply, readScenario } from './agent/next-reply.js'
import type { AgentTurn } from './agent/prompt/agent-scenario.js'

const scenario = {
  title: 'A lift for the stairs',
  prompt: `## Who you are
You are Ruth Keller, 56, a primary-school teacher, furious by now.

## The situation
You bought a stairlift for your mother's house five weeks ago. You need the lift in by Friday morning.

## What you say
- If they ask how your mother is, say: "She has packed her bag already."
- If they ask for the address, say: "Fourteen Mill Lane, the house with the green door."
- If they admit their mistake, say: "Well. At least somebody says it."
- If they ask you to calm down, say: "I am calm. You would hear it if I were not."
- If they sum up what you have agreed, say: "That stands in my book, too. I will believe it on Friday."

## Goals
- A name: want one name. Ask: "Whom do I call if the lift is not in by Friday?"

## When to close
Close when you have a date and a name.`,
  firstMessage: 'Ruth Keller.',
  language: 'en',
  recipientName: 'Tom Berger',
  recipientRole: '',
}

function talk(...said: string[]): { text: string; closes: boolean }[] {
  const turns: AgentTurn[] = [{ role: 'agent', message: 'Ruth Keller.', at: 0 }]
  return said.map((message) => {
    const at = turns.at(-1)!.at + 8
    turns.push({ role: 'user', message, at })
    const reply = nextReply(scenario, turns, at)
    turns.push({ role: 'agent', message: reply.text, at: at + 4 })
    return reply
  })
}
const replyTo = (message: string): string => talk(message)[0]!.text

beforeAll(() => readScenario(scenario))

describe('two lines', () => {
  it('are said to two matters, in their order', () => {
    expect(replyTo('That was our mistake, and I am sorry. What is the address, please?')).toBe(
      'Well. At least somebody says it. Fourteen Mill Lane, the house with the green door.',
    )
    expect(replyTo('What is the address, please? And how is your mother?')).toBe(
      'Fourteen Mill Lane, the house with the green door. She has packed her bag already.',
    )
  })

  it('are one to one matter', () => {
    expect(replyTo('What is the address, please? I mean the house where your mother lives.')).toBe(
      'Fourteen Mill Lane, the house with the green door.',
    )
  })
})

describe('the line for a sum', () => {
  const before = [
    'This is Tom Berger. The fitter comes on Thursday at nine, his name is Paul Winter.',
    'He brings the lift with him.',
    'You can call me on my own phone.',
    'I will write that to you tonight.',
  ]
  const line = 'That stands in my book, too. I will believe it on Friday.'

  it('is said to who asks whether that is all', () => {
    const sum = 'So: Thursday at nine, Paul Winter, and a mail from me tonight. Is that right?'
    expect(talk(...before, sum).at(-1)!.text).toContain(line)
  })

  it('is said before a goodbye', () => {
    const last = talk(
      ...before,
      'So we agree: Paul comes on Thursday at nine, and I write to you tonight. Goodbye!',
    ).at(-1)!
    expect(last).toEqual({ text: `${line} Goodbye.`, closes: true })
  })

  it('is none for a bare goodbye', () => {
    expect(talk(...before, 'Goodbye, Mrs Keller.').at(-1)!.text).not.toContain(line)
  })
})
