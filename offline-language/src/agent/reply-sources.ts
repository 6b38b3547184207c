import { normalised } from '../language/sentences/sentences-of.js'
import { rankLines } from './lines/rank-lines.js'
import type { AgentScenario, AgentTurn } from './prompt/agent-scenario.js'
import { plainLanguageOf } from './plain-speech/plain-language-of.js'
import { readConversation } from './replies/conversation.js'
import { roleOf } from './role/role-of.js'
import { inFullForms } from './wording/contracted.js'

/** A part of a prompt that a reply has its words from: the case of a line, a fact, what a goal asks. */
export interface ReplySource {
  kind: 'line' | 'fact' | 'goal'
  text: string
}

export interface ReplySources {
  /** In the order in which the reply says them; empty if its words are none of the prompt's. */
  said: ReplySource[]
  /** The case of the line that is nearest to the turn, if the reply says no line. */
  nearest: string | null
}

/** Where the words of a reply to `turns` come from; null for a language in which the part only speaks plainly. */
export function replySources(scenario: AgentScenario, turns: readonly AgentTurn[], reply: string): ReplySources | null {
  if (plainLanguageOf(scenario, turns)) return null
  const role = roleOf(scenario)
  const whole = ` ${normalised(inFullForms(reply))} `
  const placeOf = (words: string) => whole.indexOf(` ${normalised(inFullForms(words))} `)
  const sources = (kind: ReplySource['kind'], text: string, words: readonly string[]) => {
    const places = words.map(placeOf).filter((place) => place >= 0)
    return places.length > 0 ? [{ kind, text, place: Math.min(...places) }] : []
  }
  const lines = role.authored.flatMap(({ words, says }) => sources('line', words, says))
  const goals = role.goals.flatMap((goal) => sources('goal', goal.label, goal.lines))
  const facts = role.statements.flatMap(({ text, said, told, asked, yes }) =>
    sources(
      'fact',
      text,
      [said, told, asked, yes].filter((each) => each !== null),
    ),
  )
  const said = [...lines, ...facts, ...goals]
    .toSorted((one, other) => one.place - other.place)
    .map(({ kind, text }) => ({ kind, text: text.replace(/\.$/, '') }))
  return { said, nearest: lines.length > 0 ? null : nearestLine(scenario, turns) }
}

function nearestLine(scenario: AgentScenario, turns: readonly AgentTurn[]): string | null {
  const role = roleOf(scenario)
  const { utterance, memory } = readConversation(role, turns)
  const shares = rankLines(role.authored, utterance.text, memory.agentTurns.at(-1))
  return role.authored[shares.indexOf(Math.max(...shares))]?.words ?? null
}
