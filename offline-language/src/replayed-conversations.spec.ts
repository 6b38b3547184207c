import { inFullForms } from './agent/wording/contracted.js'
import { describe, expect, it } from 'vitest'
import type { AgentTurn } from './agent/prompt/agent-scenario.js'
import { contentStems, shared } from './language/tokens/content-stems.js'
import { cleanUtterance } from './agent/dialogue-acts/clean-utterance.js'
import { normalised, sentencesOf } from './language/sentences/sentences-of.js'
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

  it('takes up the turn, a goal or a fact, at least in every fourth reply', () => {
    const { goals, facts, units } = readRole(scenario)
    const own = [
      ...goals.flatMap(({ lines, wants }) => [...lines, wants?.text ?? '']),
      ...facts.map(({ text }) => text),
      ...units.said.map(({ text }) => text),
    ]
    const isOfRole = (message: string) =>
      own.some(
        (text) =>
          text !== '' && normalised(inFullForms(message)).includes(normalised(sentencesOf(text).at(-1) ?? text)),
      )
    let bare = 0
    turns.forEach(({ role, message }, at) => {
      const isAfterSilence = !/\p{L}/u.test(turns[at - 1]?.message ?? '')
      if (role === 'user' || at === 0 || isAfterSilence) return
      const earlier = turns.slice(0, at).filter((turn) => turn.role === 'user')
      const said = contentStems(earlier.map((turn) => `${turn.message} ${cleanUtterance(turn.message)}`).join(' '))
      const isTakenUp = shared(contentStems(message), said) > 0 || isOfRole(message)
      // A question that the prompt does not answer gets no other fact of it.
      const isOfQuestion = turns[at - 1]?.message.endsWith('?')
      bare = isTakenUp || isOfQuestion ? 0 : bare + 1
      // A bare reaction is short: "I see." "That is your decision."
      expect(bare, `“${message}” after “${turns[at - 1]?.message ?? ''}”`).toBeLessThanOrEqual(3)
      if (!isTakenUp) expect(message.split(' ').length, message).toBeLessThanOrEqual(24)
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
      .map(({ message }) => normalised(inFullForms(message)))
      .join(' ')
    const open = readRole(scenario).goals.filter(
      ({ lines }) => !lines.some((line) => sentencesOf(line).some((sentence) => asked.includes(normalised(sentence)))),
    )
    expect(open.map(({ label }) => label).length, scenario.title).toBeLessThanOrEqual(1)
  }
})
