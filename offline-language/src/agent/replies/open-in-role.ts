import type { AgentReply, AgentScenario } from '../role/agent-scenario.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { fillPlaceholders } from '../role/fill-placeholders.js'
import { readRole } from '../role/read-role.js'
import { longestReply } from '../role/limits.js'

const unprintable = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]+/gu

/**
 * The opening: the scenario's own, else the agent's introduction, the reason for the conversation, and a first line.
 */
export function openInRole(scenario: AgentScenario): AgentReply {
  const given = plain(fillPlaceholders(scenario.firstMessage, scenario))
  if (/[\p{L}\p{N}]/u.test(given)) return { text: given.slice(0, 2000), closes: false }
  const role = readRole(scenario)
  const hello = `Hello${role.personName ? `, ${role.personName}` : ''}.`
  const name = role.name ? `This is ${role.name}.` : ''
  const fact =
    role.facts.find(
      ({ text, followsOn, isGuarded }) =>
        !followsOn && !isGuarded && text.length < 170 && !/^I am\b|\bthere\b/.test(text),
    )?.text ?? ''
  const text = [hello, name, fact, role.goals[0]?.lines[0] ?? ''].filter(Boolean).join(' ')
  return {
    text:
      plain(text).length <= longestReply
        ? plain(text)
        : sentencesOf(plain(text)).slice(0, 2).join(' ').slice(0, longestReply),
    closes: false,
  }
}

function plain(text: string): string {
  return text.replace(unprintable, ' ').replace(/\s+/g, ' ').trim()
}
