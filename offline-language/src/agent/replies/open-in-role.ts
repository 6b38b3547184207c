import type { AgentReply, AgentScenario } from '../prompt/agent-scenario.js'
import { fillPlaceholders } from '../role/fill-placeholders.js'
import { readRole } from '../role/read-role.js'

const unprintable = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]+/gu

/** The opening: the scenario's own, else a greeting with the agent's name: what the talk is about comes with the answers. */
export function openInRole(scenario: AgentScenario): AgentReply {
  const given = plain(fillPlaceholders(scenario.firstMessage, scenario))
  if (/[\p{L}\p{N}]/u.test(given)) return { text: given.slice(0, 2000), closes: false }
  const role = readRole(scenario)
  const hello = `Hello${role.personName ? `, ${role.personName}` : ''}.`
  const name = role.name ? `This is ${role.name}.` : ''
  return { text: plain([hello, name].filter(Boolean).join(' ')), closes: false }
}

function plain(text: string): string {
  return text.replace(unprintable, ' ').replace(/\s+/g, ' ').trim()
}
