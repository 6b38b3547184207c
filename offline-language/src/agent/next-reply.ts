import type { AgentReply, AgentScenario, AgentTurn } from './prompt/agent-scenario.js'
import { plainLanguageOf } from './plain-speech/plain-language-of.js'
import { openPlainly, replyPlainly } from './plain-speech/plain-talk.js'
import { openInRole } from './replies/open-in-role.js'
import { respond } from './replies/respond.js'
import { readTalkBanks } from './replies/talk-bank.js'
import { prepareTagger } from '../language/tokens/loaded-tagger.js'
import { readCandidates } from './answers/answer-model.js'
import type { Described } from './conditions/described.js'
import { chanceOfMet } from './conditions/met.js'
import { rankLines } from './lines/rank-lines.js'
import type { Role } from './role/role.js'
import { roleOf } from './role/role-of.js'

/** The agent's opening: the scenario's own if it has one. */
export function openConversation(scenario: AgentScenario): AgentReply {
  const plain = plainLanguageOf(scenario, [])
  return plain && !/[\p{L}\p{N}]/u.test(scenario.firstMessage) ? openPlainly(plain) : openInRole(scenario)
}

/** Reads a scenario before its first reply needs it: a second or two for a long prompt. */
export async function readScenario(scenario: AgentScenario): Promise<void> {
  await prepareTagger()
  readTalkBanks()
  if (plainLanguageOf(scenario, [])) return
  const role = roleOf(scenario)
  readCandidates(role.statements)
  for (const condition of conditionsOf(role)) chanceOfMet(condition, '')
  rankLines(role.authored, '')
}

/** What the person's turns are compared with: the cases of a prompt and what opens its secrets. */
const conditionsOf = ({ triggers, units, facts }: Role): Described[] => [
  ...triggers,
  ...units.secrets.flatMap(({ keys, text }) => keys.map(({ words }) => ({ words, then: text }))),
  ...facts.flatMap(({ lock }) => lock?.keys.map(({ words }) => ({ words, then: lock.told })) ?? []),
]

/**
 * The agent's next reply: it follows the goals of the scenario's prompt and reacts to the user's last turn. The same
 * scenario and turns always give the same reply. `turns` ends with the user's last turn, at the second `nowSecs`.
 */
export function nextReply(scenario: AgentScenario, turns: readonly AgentTurn[], nowSecs: number): AgentReply {
  const plain = plainLanguageOf(scenario, turns)
  return plain ? replyPlainly(plain, turns, nowSecs) : respond(roleOf(scenario), turns, nowSecs)
}
