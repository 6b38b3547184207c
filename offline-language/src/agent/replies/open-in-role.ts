import type { AgentReply, AgentScenario } from '../prompt/agent-scenario.js'
import { fillPlaceholders } from '../role/fill-placeholders.js'
import type { Role } from '../role/role.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { roleOf } from '../role/role-of.js'

const unprintable = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]+/gu

/** The opening: the scenario's own, else a greeting with the agent's name: what the talk is about comes with the answers. */
export function openInRole(scenario: AgentScenario): AgentReply {
  const given = plain(fillPlaceholders(scenario.firstMessage, scenario))
  if (/[\p{L}\p{N}]/u.test(given)) return { text: given.slice(0, 2000), closes: false }
  const role = roleOf(scenario)
  const hello = `Hello${role.personName ? `, ${role.personName}` : ''}.`
  const name = role.name ? `This is ${role.name}.` : ''
  return { text: plain([hello, name, occasion(role)].filter(Boolean).join(' ')), closes: false }
}

/** The workplace of the role, by which the person knows who is speaking. */
const post = '(?:duty|reception|shift|call|(?:the|my) (?:desk|ward|till|phone|counter|helpdesk))'
const works = `work(?! (?:full|part)[ -]time as\\b)|answer the phone|am (?:(?:at|behind) (?:the|my)|on ${post})`
const atWork = new RegExp(`^I (?:${works}) [^.,;]*`, 'u')
const trouble =
  /^I (?:have (?:been|had|not|come|lost|applied)|came|had|lost|saw|was|got|am (?:afraid|tired|calling|here))\b|\b(?:weighs on|bothers|worries) me\b/

/** Whether something has happened to the role that it will be asked about. */
const isOfTrouble = ({ said }: Role['units']) => said.some(({ kind, text }) => kind === 'fact' && trouble.test(text))

/** "Marta has asked him to a feedback talk", "Helen has called you in" */
const { summons } = loadPatterns('replies/open-in-role', 'summons')

/** The role's workplace, else an open question; empty if the role has a matter of its own and waits to be asked. */
function occasion({ units, personName, part, prompt }: Role): string {
  const work = units.said.map(({ text }) => atWork.exec(text)?.[0]).find(Boolean)
  if (work) return `${work}. How can I help you?`
  if (summons.test(prompt)) return 'You wanted to talk to me.'
  const hasWish = units.said.some(({ kind }) => kind === 'wish')
  if (hasWish || part === 'wronged' || isOfTrouble(units)) return ''
  return personName ? 'What would you like to talk about?' : 'What can I do for you?'
}

function plain(text: string): string {
  return text.replace(unprintable, ' ').replace(/\s+/g, ' ').trim()
}
