import { describe, expect, it } from 'vitest'
import type { AgentTurn } from './agent/role/agent-scenario.js'
import { contentStems, shared } from './language/tokens/content-stems.js'
import { heard } from './agent/dialogue-acts/noise.js'
import { normalised, sentencesOf } from './language/sentences/sentences-of.js'
import { swapPerson } from './language/persons/swap-person.js'
import { readRole } from './agent/role/read-role.js'
import { conversations, replay } from '../test/replay.js'
import { prepareTagger } from './language/tokens/loaded-tagger.js'

const longest = 600
const unprintable = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/u

await prepareTagger()

function agentSentences(turns: readonly AgentTurn[]): string[] {
  return turns.filter(({ role }) => role === 'agent').flatMap(({ message }) => sentencesOf(message).map(normalised))
}

describe.each(conversations)('the conversation "$name"', ({ scenario, said }) => {
  const { turns, closedAfter } = replay(scenario, said)

  it('lasts at least eight turns', () => {
    expect(turns.length).toBeGreaterThanOrEqual(8)
  })

  it('says no sentence twice', () => {
    const sentences = agentSentences(turns)
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([])
  })

  it('refers to the person’s words or a goal in every reply', () => {
    const { goals } = readRole(scenario)
    const isOfGoal = (message: string) =>
      goals.some(
        ({ lines, stems, wants }) =>
          message.includes(wants?.text ?? '\0') ||
          shared(stems, contentStems(message)) > 0 ||
          lines.some((line) => normalised(message).endsWith(normalised(sentencesOf(line).at(-1) ?? line))),
      )
    turns.forEach(({ role, message }, at) => {
      if (role === 'user' || at === 0) return
      const own = contentStems(message)
      const person = contentStems(
        turns
          .slice(0, at)
          .filter((turn) => turn.role === 'user')
          .map((turn) => `${turn.message} ${swapPerson(heard(turn.message))}`)
          .join(' '),
      )
      const last = turns[at - 1]?.message ?? ''
      const closes = at === turns.length - 1 && closedAfter !== null
      const isTakenUp =
        shared(own, contentStems(`${last} ${heard(last)}`)) > 0 ||
        isOfGoal(message) ||
        (closes && shared(own, person) > 0) ||
        isWarning(message) ||
        // A disclosure of the AI, or a return to the topic, counts as well.
        (/\bAI\b|go along with|leads nowhere|our own matter/.test(message) && shared(own, person) > 0)
      expect(isTakenUp, `“${message}” after “${last}”`).toBe(true)
    })
  })

  it('is short, human speech', () => {
    for (const { role, message } of turns.slice(1)) {
      if (role === 'user') continue
      expect(message.length).toBeGreaterThan(0)
      expect(message.length).toBeLessThanOrEqual(longest)
      expect(message).not.toMatch(unprintable)
      expect(message).not.toMatch(/undefined|null|\{\w*\}|\bthe caller\b|\bthe candidate\b/)
    }
  })

  it('does not end before the person has spoken three times', () => {
    expect(closedAfter ?? 3).toBeGreaterThanOrEqual(3)
  })
})

function isWarning(message: string): boolean {
  return /civil|spoken to like that|do not go on/.test(message)
}

it('covers the goals of a scenario and then ends', () => {
  const told = [
    'Because I can help you.',
    'I have an example for you.',
    'My plan is simple.',
    'That is my view of it.',
    'I have thought about it.',
    'I know the figures.',
    'I have talked to my team.',
    'I would start small.',
    'I like the idea.',
    'I am prepared.',
    'My answer is ready.',
    'I can live with it.',
    'I have nothing to hide.',
    'My office is in Leeds.',
    'I will do my best.',
    'My colleague agrees.',
    'I am glad we talked.',
    'I have time.',
  ]
  for (const { scenario } of conversations.slice(0, 8)) {
    const { turns, closedAfter } = replay(scenario, told)
    expect(closedAfter, scenario.title).not.toBeNull()
    const asked = turns
      .filter(({ role }) => role === 'agent')
      .map(({ message }) => normalised(message))
      .join(' ')
    const open = readRole(scenario).goals.filter(
      ({ lines }) => !lines.some((line) => sentencesOf(line).some((sentence) => asked.includes(normalised(sentence)))),
    )
    expect(open.map(({ label }) => label).length, scenario.title).toBeLessThanOrEqual(1)
  }
})
