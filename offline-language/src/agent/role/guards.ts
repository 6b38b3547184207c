import { capitalised } from '../../language/tokens/first-letter.js'
import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { conditionFrom } from './condition.js'
import type { Counterpart } from '../prompt/counterpart.js'
import type { Disclosure } from './disclosure.js'
import type { Fact, Knowledge } from './knowledge.js'

const keptFromAll =
  /\bnot told (?:anybody|anyone|a soul)(?: at \w+| about (?:it|this|that))?$|\bnobody (?:at \w+ )?knows$/i
const refersBack = /\b(?:it|this|these|them)\b|\bthat(?=[.,;]|$| up\b| to | only\b)/i
/** "Tell them" means the person. */
const toPerson = /\b(?:tell|show|ask|give|told|let) (?:them|him|her)\b/gi
/** One word of several in common is not yet the topic of a ban. */
const leastOfTopic = 0.6
/** A secret and its condition in one sentence. */
export const untold =
  /\bhave(?: not|n't) told (?:anyone|anybody|them|him|her|the \w+) that (you [^;,.]+)[;,.].*\bonly (?:if|when)\b(.*)/i

/** "What you do not say is that you put the tables out; you admit it only if …" means itself. */
const ownMatter = /^what you (?:(?:do|did|have|would|will) not|never|hide|keep)\b/i

/** "You only talk about Claudia if …" guards the earlier facts about her; a bare "You admit it only when …" the last facts. */
export function guardEarlier(
  facts: Fact[],
  { guard, hidden }: Disclosure,
  sentence: string,
  { isBare, lineStart, counterpart }: { isBare: boolean; lineStart: number; counterpart: Counterpart },
): void {
  const isNamed = isTopicOf(guard, sentence)
  const isOfAll = keptFromAll.test(guard.replace(/[.]$/, ''))
  const mayMeanBefore =
    isBare && hidden.length === 0 && (isOfAll || refersBack.test(guard.replace(toPerson, ''))) && !facts.some(isNamed)
  const asked = contentStems(/\b(?:unless|if|when|until|only)\b(.*)/i.exec(guard)?.[1] ?? '')
  // "What you hide: …. Only tell this if …" means the one sentence.
  const inLine = facts.length - lineStart
  const reach = isOfAll || facts.at(-1)?.isGuarded ? 1 : Math.min(3, inLine || 3)
  if (untold.test(sentence) || ownMatter.test(sentence)) return
  const from = startOfTopic(facts, facts.length - reach, asked)
  const guarded = facts.flatMap((fact, at) => {
    if (!isNamed(fact) && !(mayMeanBefore && at >= from)) return fact
    const [open, kept] = isNamed(fact) ? halvesOf(fact, isNamed) : [null, fact]
    const closed = {
      ...kept,
      isGuarded: true,
      stems: new Set([...kept.stems, ...asked]),
      ...askedIn(guard),
      ...needsOf(guard, counterpart),
    }
    return open ? [open, closed] : closed
  })
  facts.splice(0, facts.length, ...guarded)
}

/** The index of the first recent fact about the guarded question ("only when asked about mould"); `from` if there is none. */
function startOfTopic(facts: readonly Fact[], from: number, asked: ReadonlySet<string>): number {
  const named = facts.findIndex(({ stems }, at) => at >= from && shared(stems, asked) > 0)
  return named < 0 ? from : named
}

/** "I drink coffee and, in the evening, beer" where only the beer is guarded: the open half and the guarded one. */
function halvesOf(fact: Fact, isNamed: (fact: Fact) => boolean): [Fact | null, Fact] {
  const [first = '', second = '', more] = fact.text.replace(/\.$/, '').split(/,? and,? /)
  if (!second || more !== undefined) return [null, fact]
  const [open, kept] = [first, second].map((half) => ({
    ...fact,
    text: `${capitalised(half)}.`,
    stems: contentStems(half),
  }))
  return open && kept && isNamed(kept) && !isNamed(open) && open.stems.size > 1 ? [open, kept] : [null, fact]
}

/** A person whom a ban protects by name is called by these words. */
const families: readonly RegExp[] = [
  /\b(?:employers?|compan(?:y|ies)|firms?|competitors?|new job|signed with|start(?:ing)? at)\b/i,
  /\b(?:customers?|clients?|accounts?)\b/i,
  /\b(?:buyers?|bidders?|other offer|interested)\b/i,
  /\b(?:doctors?|clinic|hospital|surgeon)\b/i,
  /\b(?:colleagues?|person who|somebody|source)\b/i,
]
const nearby = 3
const bansName = /\b(?:name|names|named|who|which|called)\b/i

/** "Never say the name of the new employer" is about "I have signed with Halden, a competitor". */
function givesName(ban: string, { text }: Fact): boolean {
  const hasName = /(?<!^)\b(?<!I am )\p{Lu}\p{Ll}{2,}/u.test(text.slice(1))
  return hasName && bansName.test(ban) && families.some((family) => family.test(ban) && family.test(text))
}

/** "You must not mention the silo" hides the earlier facts about it; "Do not mention it" hides the last fact. */
export function hideEarlier(known: Knowledge, ban: string): void {
  const isNamed = isTopicOf(ban)
  const last = refersBack.test(ban) ? known.facts.at(-1) : undefined
  const near = known.facts.slice(-nearby).filter((fact) => givesName(ban, fact))
  const kept = known.facts.filter((fact) => !isNamed(fact) && fact !== last && !near.includes(fact))
  known.kept = known.facts.filter((fact) => !kept.includes(fact))
  known.hidden.push(...known.kept.map(({ text }) => text))
  known.facts = kept
}

/** "You only tell it if they promise …" after "You keep this to yourself": the hidden facts may be said on that condition. */
export function putBack(known: Knowledge, guard: string, counterpart: Counterpart): boolean {
  const isOfKept = known.kept.length > 0 && refersBack.test(guard) && /\bonly\b.*\b(?:if|when|once)\b/i.test(guard)
  if (!isOfKept) return false
  const texts = new Set(known.kept.map(({ text }) => text))
  const asked = contentStems(/\b(?:if|when|once)\b(.*)/i.exec(guard)?.[1] ?? '')
  const needs = needsOf(guard, counterpart)
  const told = known.kept.map((fact) => ({
    ...fact,
    isGuarded: true,
    stems: new Set([...fact.stems, ...asked]),
    ...needs,
    ...askedIn(guard),
  }))
  known.hidden = known.hidden.filter((text) => !texts.has(text))
  known.facts.push(...told)
  known.kept = []
  return true
}

/** "Only if the nurse asks whether you manage to take them" */
function askedIn(guard: string): Pick<Fact, 'askedBy'> {
  const question = /\bask(?:s|ed)?\b.*?\b(?:whether|about|how|what|why|if)\b (.+)$/i.exec(guard)?.[1] ?? ''
  const askedBy = contentStems(question)
  return askedBy.size > 0 ? { askedBy } : {}
}

const saysFirst = /\b(?:promis|assur|guarantee|apologi|swear|agree)/i

/** "If they promise to keep it and ask about Carla": the promise has to come before the question. */
function needsOf(guard: string, counterpart: Counterpart): Pick<Fact, 'needs'> {
  const pieces = (/\b(?:if|when|once|unless|until)\b(.*)/i.exec(guard)?.[1] ?? '').split(
    /,? \band\b |,? \bor (?:if|when|once)\b /i,
  )
  const said = pieces.find((piece) => saysFirst.test(piece))
  return said ? { needs: conditionFrom(said.trim(), '', counterpart) } : {}
}

/** Whether a fact is about what a guard or a ban names. */
function isTopicOf(guard: string, sentence = guard): (fact: Fact) => boolean {
  const names = (guard.slice(1).match(/\b\p{Lu}[\p{L}-]+/gu) ?? []).filter((name) => !/^\p{Lu}+$/u.test(name))
  const about =
    /\b(?:about|mention|admit|reveal|tell|say|name|share|disclose) (?:the |your )?([\p{L} -]+?)(?= (?:if|when|unless|until|only|and|but)\b|[,.]|$)/iu
  const topic = contentStems(about.exec(sentence)?.[1] ?? '')
  return ({ text, stems }) =>
    names.some((name) => text.includes(name)) || (topic.size > 0 && shared(stems, topic) >= topic.size * leastOfTopic)
}
