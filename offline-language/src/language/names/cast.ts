import { capitalised } from '../tokens/first-letter.js'
import { loadPatterns } from '../../data/load-patterns.js'
import type { Role } from '../sentences/sentence.js'
import { addressed } from './addressed.js'
import { introduced } from './introduced.js'
import { isNoName, notNames } from './no-name.js'
import { isCalledOnly } from './called-only.js'
import { type Party } from './party.js'
import { isSame, personaOf } from './persona.js'

const { calls, occupation, organisation } = loadPatterns('cast', 'calls', 'occupation', 'organisation')

/** The speakers' names as the demo's form has them. */
export interface KnownOfSpeakers {
  recipientName: string
  managerName: string | null
  scenarioPrompt: string
}

export interface Cast {
  agent: Party
  user: Party
  organisation: string | null
  /** Every part of the speakers' names, in lower case. */
  nameParts: ReadonlySet<string>
}

/** The name in the prompt; in the speaker's own words if they say it more fully. */
function nameOf(own: string | null, given: string): string {
  const isFuller = own !== null && own.length > given.length && own.toLowerCase().includes(given.toLowerCase())
  return given === '' || isFuller ? own || given : given
}

/** The speakers, by the demo's names and by their own introductions. */
export function castOf(conversation: KnownOfSpeakers, agentSays: string, userSays: string): Cast {
  const persona = personaOf(conversation.scenarioPrompt)
  const ofForm = plainName(conversation.recipientName)
  const isAgents = (persona !== null && isSame(ofForm, persona)) || isCalledOnly(ofForm, userSays, agentSays)
  const user = party((isAgents ? '' : ofForm) || nameOfOther(userSays, agentSays), 'the recipient')
  const given =
    nameOf(introduced(agentSays), persona?.name ?? '') ||
    called(userSays, user) ||
    addressed(userSays, agentSays) ||
    (isAgents ? ofForm : '')
  const part = party(given, fallbackAgent(conversation.scenarioPrompt, userSays))
  const agent = part.short.toLowerCase() === user.short.toLowerCase() ? party('', 'the agent') : part
  const names = [user.full, agent.full, plainName(conversation.managerName), introduced(userSays) ?? '']
  const nameParts = partsOf([...names, ...titledIn(`${agentSays} ${userSays}`)])
  return { agent, user, organisation: organisationIn(agentSays), nameParts: new Set(nameParts) }
}

/** The name of who talks with the agent: as they say, or as the agent calls them; '' if none. */
const nameOfOther = (userSays: string, agentSays: string): string =>
  nameOfUser(userSays, agentSays) ||
  calledByName(agentSays, introduced(agentSays) ?? '') ||
  addressed(agentSays, userSays) ||
  ''

const title =
  /^(?:dr|mr|mrs|ms|miss|mx|prof|nurse|doctor|professor|coach|captain|major|sergeant|sister|father|pastor|rev|revd|reverend|canon|judge|lord|lady|herr|frau)\.?$/i
/** "Sir Anand", not "Sir Wickremasinghe". */
const ofKnight = /^(?:sir|dame)$/i

/** "Penn" of "Mrs. Penn". */
const titledIn = (said: string): string[] =>
  [...said.matchAll(/\b(?:dr|mr|mrs|ms)\. (\p{L}{2,})/giu)].map(([, name]) => name ?? '')

const partsOf = (names: readonly string[]): string[] =>
  names
    .flatMap((name) => name.toLowerCase().split(/\s+/))
    .filter((part) => part.length > 1 && !/^(?:the|agent|recipient|doctor)$/.test(part) && !notNames.has(part))

function party(name: string, fallback: string): Party {
  if (!name) return { full: fallback, short: fallback, isNamed: false }
  const [first = name] = name.split(' ')
  const shown = ofKnight.test(first) ? name.split(' ')[1] : title.test(first) ? name.split(' ').at(-1) : undefined
  return { full: name, short: shown === undefined ? first : `${first} ${shown}`, isNamed: true }
}

/** A name is free text from a form: reduced to one line of 60 characters, with letters and the signs between them. */
export function plainName(name: string | null): string {
  return (name ?? '')
    .replace(/[^\p{L}\p{M}\p{N}'’. -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60)
    .trim()
}

/** "This is Biscuit, yes", after "this must be Biscuit", is said of a third. */
function nameOfUser(userSays: string, agentSays: string): string | null {
  const name = introduced(userSays)
  const isOfThird = name !== null && new RegExp(`\\b(?:this|that) must be ${name}\\b`, 'iu').test(agentSays)
  return isOfThird ? null : name
}

/** The name by which the agent, who has another one, greets or thanks the person. */
function calledByName(agentSays: string, ownName: string): string | null {
  const name = called(agentSays, party(ownName, 'the agent'))
  return name !== null && titles.test(name) ? null : name
}

/** "Evening, Coach." has no name. */
const titles =
  /^(?:doctor|doc|nurse|professor|coach|captain|sergeant|sister|brother|father|mother|pastor|boss|sir|madam|uncle|auntie?|mum|mom|dad|love)$/i

/** The name by which a speaker greets or thanks the other; null if none, or their own. */
function called(says: string, speaker: Party): string | null {
  const names = [...says.matchAll(calls)].map(([, name = '']) => name)
  return names.find((name) => !isNoName(name.toLowerCase()) && !isPartOf(name, speaker)) ?? null
}

function isPartOf(name: string, { full }: Party): boolean {
  return full.toLowerCase().split(' ').includes(name.toLowerCase())
}

function fallbackAgent(scenarioPrompt: string, userSays: string): string {
  if (/\b(?:thanks|thank you|hi|hello|okay|yes|no|good),? (?:doc|doctor)\b/i.test(userSays)) return 'the doctor'
  const role = occupation.exec(scenarioPrompt)
  return role?.[2] ? `the ${role[2].toLowerCase()}` : 'the agent'
}

function organisationIn(agentSays: string): string | null {
  const found = organisation.exec(agentSays.slice(0, 600))
  return found?.[1]?.split(' ').map(capitalised).join(' ') ?? null
}

export function partyOf(cast: Cast, role: Role): Party {
  return role === 'agent' ? cast.agent : cast.user
}
