import type { AgentScenario } from './agent-scenario.js'

const owner = '(?:[Tt]he|[Yy]our|[Hh]is|[Hh]er|[Tt]heir)'

/** "Dr Osei, the vet," and "the vet, Dr Osei,": a noun for the person who practises that the scenario's role lacks. */
export function withApposedRole(scenario: AgentScenario): AgentScenario {
  const name = scenario.recipientName.trim().replace(/[^\p{L}\p{N}' -]/gu, '.')
  if (name === '') return scenario
  const [, after, before] =
    new RegExp(`\\b${name}, ${owner} ([\\p{Ll} -]{3,30}),|\\b${owner} ([\\p{Ll} -]{3,30}), ${name}\\b`, 'u').exec(
      scenario.prompt,
    ) ?? []
  const noun = (after ?? before ?? '').trim()
  if (noun === '' || new RegExp(`\\b${noun}\\b`, 'iu').test(scenario.recipientRole)) return scenario
  return { ...scenario, recipientRole: [scenario.recipientRole, noun].filter((role) => role !== '').join(' / ') }
}
