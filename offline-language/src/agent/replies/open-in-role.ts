import type { AgentReply, AgentScenario } from '../prompt/agent-scenario.js'
import { quotedOpening } from '../instructed/quoted-opening.js'
import { fillPlaceholders } from '../role/fill-placeholders.js'
import type { Role } from '../role/role.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { roleOf } from '../role/role-of.js'
import { byPhone, matterOf, moodAtFirst } from './came-with.js'

const unprintable = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]+/gu

/**
 * The opening: the scenario's own, or the words that its prompt gives; else the matter of a part that comes with one, in the mood in which it comes, or a greeting. Only
 * who calls, or answers a phone, says its name.
 */
export function openInRole(scenario: AgentScenario): AgentReply {
  const own = [scenario.firstMessage, quotedOpening(scenario.prompt).said]
  const [given] = own
    .map((said) => plain(fillPlaceholders(said, scenario)))
    .filter((said) => /[\p{L}\p{N}]/u.test(said))
  if (given !== undefined) return { text: given.slice(0, 2000), closes: false }
  const role = roleOf(scenario)
  const hello = `Hello${role.personName ? `, ${role.personName}` : ''}.`
  const work = workOf(role)
  const isCall = work !== undefined || byPhone.test(`${role.prompt} ${role.title}`)
  const name = isCall && role.name ? `This is ${role.name}.` : ''
  const mood = summons.test(role.prompt) ? null : moodAtFirst(role)
  const matter = mood ? (matterOf(role) ?? 'I have to talk to you.') : null
  const parts = mood === 'cross' && !isCall ? [matter] : [hello, name, matter ?? occasion(role, work)]
  return { text: plain(parts.filter(Boolean).join(' ')), closes: false }
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

const workOf = ({ units }: Role) => units.said.map(({ text }) => atWork.exec(text)?.[0]).find(Boolean)

/** The role's workplace, else a question to someone unknown; empty if the role waits to be asked. */
function occasion({ units, personName, part, prompt }: Role, work: string | undefined): string {
  if (work) return `${work}. How can I help you?`
  if (summons.test(prompt)) return 'You wanted to see me.'
  const hasWish = units.said.some(({ kind }) => kind === 'wish')
  if (hasWish || part === 'wronged' || isOfTrouble(units)) return ''
  // Who is asked to a talk waits for the other to begin.
  return personName ? '' : 'What can I do for you?'
}

function plain(text: string): string {
  return text.replace(unprintable, ' ').replace(/\s+/g, ' ').trim()
}
