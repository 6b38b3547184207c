import { capitalised, lowerFirst } from '../../language/tokens/first-letter.js'
import type { Cast } from '../../language/names/cast.js'
import { type Party } from '../../language/names/party.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { headedThing } from './headed-title.js'
import { isOfTitle } from './follows-scenario.js'

const { listener, withSomebody, ofReader, occasion, about, wants, noThing, hasArticle, noArticle } = loadPatterns(
  'matter-of-title',
  'listener',
  'withSomebody',
  'ofReader',
  'occasion',
  'about',
  'wants',
  'noThing',
  'hasArticle',
  'noArticle',
)

/** What two people do together, as the first word of a title has it. */
const together: Readonly<Record<string, string>> = {
  Discussing: 'discuss',
  Negotiating: 'negotiate',
  Renegotiating: 'renegotiate',
  Planning: 'plan',
  Reviewing: 'review',
  Settling: 'settle',
  Arranging: 'arrange',
}
/** The same, as the last word of a title has it. */
const nouns: Readonly<Record<string, string>> = {
  discussion: 'discuss',
  negotiation: 'negotiate',
  renegotiation: 'renegotiate',
  planning: 'plan',
  review: 'review',
  booking: 'arrange',
  dispute: 'argue about',
}
/** What the person who practises does to the other. */
const directed: Readonly<Record<string, string>> = {
  Asking: 'asks',
  Telling: 'tells',
  Reminding: 'reminds',
  Warning: 'warns',
  Informing: 'informs',
}
/** What the person who practises wants to do. */
const deeds: Readonly<Record<string, string>> = { Selling: 'sell' }
/** "Asking for a raise". */
const asksFor = /^Asking for /

/** The scenario's title and prompt, and what was said. */
export interface Titled {
  title: string
  prompt: string
  turns: readonly string[]
}

/** "Asking your manager for a rise": what the two do, as the scenario's title has it; null if the talk was not about it. */
export function matterOfTitle(titled: Titled, cast: Cast): string | null {
  const { agent, user } = cast
  const [, first = '', rest = ''] = plainTitle(titled.title).match(/^(\p{Lu}\p{Ll}+ing) (.+?)$/u) ?? []
  const isNamed = rest.startsWith(`${agent.short} `)
  const [whom = ''] = asksFor.test(`${first} ${rest}`) ? [] : isNamed ? [agent.short] : (rest.match(listener) ?? [])
  const told = [
    ...of(together[first], rest.replace(withSomebody, ''), (verb, thing) => `${both(user, agent)} ${verb} ${thing}`),
    ...of(deeds[first], rest, (verb, thing) => `${user.short} wants to ${verb} ${thing}`),
    ...(whom === '' && !asksFor.test(`${first} ${rest}`)
      ? []
      : of(
          directed[first],
          rest.slice(whom.length).trim(),
          (verb, thing) => `${user.short} ${verb} ${agent.short} ${thing}`,
        )),
  ].find(({ thing }) => !ofReader.test(thing) && isAbout(thing, titled, cast))
  return told ? capitalised(told.matter) : null
}

const of = (
  verb: string | undefined,
  thing: string,
  matter: (verb: string, thing: string) => string,
): { thing: string; matter: string }[] => (verb === undefined ? [] : [{ thing, matter: matter(verb, thing) }])

/** "Software renewal negotiation": they negotiate the software renewal. */
export function matterOfNoun(titled: Titled, cast: Cast): string | null {
  const title = plainTitle(titled.title)
  return ofWish(title, titled, cast) ?? ofDeed(title, titled, cast)
}

const plainTitle = (title: string): string => title.trim().replace(/\.$/, '')

const isAbout = (thing: string, { title, prompt, turns }: Titled, cast: Cast): boolean =>
  isOfTitle(thing, title, prompt, turns, cast)

/** "Volunteer wants to cut her hours", of the part that the prompt calls so. */
function ofWish(title: string, titled: Titled, cast: Cast): string | null {
  const { who = '', does = '' } = wants.exec(title)?.groups ?? {}
  const [part = ''] = titled.prompt.split(/(?<=[.!?])\s/)
  const isAgent = who !== '' && part.toLowerCase().includes(who.toLowerCase())
  return isAgent && !ofReader.test(does) && isAbout(does, titled, cast)
    ? capitalised(`${cast.agent.short} ${does}`)
    : null
}

function ofDeed(title: string, titled: Titled, cast: Cast): string | null {
  const { agent, user } = cast
  const words = title.replace(withSomebody, '').replace(occasion, '').split(' ')
  const verb = nouns[words.at(-1)!.toLowerCase()]
  const thing = lowered(words.slice(0, -1).join(' '), titled)
  if (verb === undefined || thing === '' || !isAbout(thing, titled, cast)) return null
  return capitalised(`${user.short} and ${agent.short} ${verb} the ${thing}`)
}

/** "Call about the office move", "Rejected insurance claim": what they talk about, if nothing says more. */
export function thingOfTitle(titled: Titled, cast: Cast): string | null {
  const title = plainTitle(titled.title)
  if (title === '' || ofReader.test(title) || !isAbout(title, titled, cast)) return null
  const headed = headedThing(title, (one) => lowered(one, titled))
  const named = headed ?? about.exec(title)?.groups?.['thing'] ?? (noThing.test(title) ? null : thingIn(title, titled))
  const isShort = named !== null && named.split(' ').length <= mostWords
  if (!isShort && title.split(' ').length < fewestWords) return null
  return capitalised(`${both(cast.user, cast.agent)} talk about ${isShort ? named : `this: “${title}”`}`)
}

/** "The office move" of "Office move", "the flour price" of "Flour price talks". */
function thingIn(title: string, titled: Titled): string {
  const thing = lowered(title.replace(occasion, ''), titled)
  return hasArticle.test(thing) || noArticle.test(thing) ? thing : `the ${thing}`
}

const fewestWords = 4
const mostWords = 7
const both = (one: Party, other: Party): string => `${one.short} and ${other.short}`

/** Without the capital letter of a title. */
const lowered = (thing: string, { turns }: Titled): string =>
  isName(thing.split(' ', 1)[0]!, turns.join(' ')) ? thing : lowerFirst(thing)

/** Said only with a capital letter, or known by one. */
const isName = (word: string, said: string): boolean =>
  /\p{Lu}.*\p{Lu}/u.test(word) || (said.includes(word) && !said.includes(word.toLowerCase()))
