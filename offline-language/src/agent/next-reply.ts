import type { AgentReply, AgentScenario, AgentTurn } from './role/agent-scenario.js'
import { plainLanguageOf } from './plain-speech/plain-language-of.js'
import { openPlainly, replyPlainly } from './plain-speech/plain-talk.js'
import { openInRole } from './replies/open-in-role.js'
import { respond } from './replies/respond.js'
import { readRole } from './role/read-role.js'

/** The agent's first words: the scenario's own if it has any. */
export function openConversation(scenario: AgentScenario): AgentReply {
  const plain = plainLanguageOf(scenario, [])
  return plain && !/[\p{L}\p{N}]/u.test(scenario.firstMessage) ? openPlainly(plain) : openInRole(scenario)
}

/**
 * What the agent says next: it follows the goals of the scenario's prompt and takes up what the person said. The same
 * for the same scenario and turns. `turns` ends with what the person said last, at the second `nowSecs`.
 */
export function nextReply(scenario: AgentScenario, turns: readonly AgentTurn[], nowSecs: number): AgentReply {
  const plain = plainLanguageOf(scenario, turns)
  return plain ? replyPlainly(plain, turns, nowSecs) : respond(readRole(scenario), turns, nowSecs)
}
