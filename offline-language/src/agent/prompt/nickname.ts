import type { AgentScenario } from './agent-scenario.js'

/** `Derek "Del" Pruitt`, "Graham 'Gray' Bolton" */
const introduced = /(\p{Lu}[\p{L}-]+) ["“'‘(](\p{Lu}\p{Ll}+)["”'’)] (?=\p{Lu}\p{Ll})/u

/** A prompt that calls its part by the full name alone: `Derek "Del" Pruitt … Del signed it` is "Derek Pruitt … Derek signed it". */
export function withoutNickname(scenario: AgentScenario): AgentScenario {
  const [whole, first, nickname] = introduced.exec(scenario.prompt) ?? []
  if (!whole || !first || !nickname || scenario.recipientName.includes(first)) return scenario
  const prompt = scenario.prompt
    .replace(whole, `${first} `)
    .replace(new RegExp(`(?<![\\p{L}"“])${nickname}(?![\\p{L}"”])`, 'gu'), first)
  return { ...scenario, prompt }
}
