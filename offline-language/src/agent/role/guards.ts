import { contentStems, shared } from '../../language/tokens/content-stems.js'
import type { Disclosure } from './disclosure.js'
import type { Fact, Knowledge } from './knowledge.js'

const keptFromAll =
  /\bnot told (?:anybody|anyone|a soul)(?: at \w+| about (?:it|this|that))?$|\bnobody (?:at \w+ )?knows$/i
const refersBack = /\b(?:it|this|these|them)\b|\bthat(?=[.,;]|$| up\b| to )/i
/** One word of several in common is not yet the topic of a ban. */
const leastOfTopic = 0.6
/** A secret that its own sentence tells the condition of. */
export const untold =
  /\bhave(?: not|n't) told (?:anyone|anybody|them|him|her|the \w+) that (you [^;,.]+)[;,.].*\bonly (?:if|when)\b(.*)/i

/** "You only talk about Claudia if …" guards what was told of her; a bare "You admit it only when …" what is before. */
export function guardEarlier(facts: Fact[], { guard, hidden }: Disclosure, sentence: string, isBare: boolean): void {
  const isNamed = isTopicOf(guard, sentence)
  const isOfAll = keptFromAll.test(guard.replace(/[.]$/, ''))
  const mayMeanBefore = isBare && hidden.length === 0 && (isOfAll || refersBack.test(guard)) && !facts.some(isNamed)
  const asked = contentStems(/\b(?:unless|if|when|until|only)\b(.*)/i.exec(guard)?.[1] ?? '')
  // "What you hide: …. Only tell this if …" means the one sentence.
  const reach = isOfAll || facts.at(-1)?.isGuarded ? 1 : 3
  if (untold.test(sentence)) return
  const guarded = facts.flatMap((fact, at) => {
    if (!isNamed(fact) && !(mayMeanBefore && at >= facts.length - reach)) return fact
    const [open, kept] = isNamed(fact) ? halvesOf(fact, isNamed) : [null, fact]
    const closed = { ...kept, isGuarded: true, stems: new Set([...kept.stems, ...asked]) }
    return open ? [open, closed] : closed
  })
  facts.splice(0, facts.length, ...guarded)
}

/** "I drink coffee and, in the evening, beer" where only the beer is guarded: the open half and the guarded one. */
function halvesOf(fact: Fact, isNamed: (fact: Fact) => boolean): [Fact | null, Fact] {
  const [first = '', second = '', more] = fact.text.replace(/\.$/, '').split(/,? and,? /)
  if (!second || more !== undefined) return [null, fact]
  const [open, kept] = [first, second].map((half) => ({
    ...fact,
    text: `${half.charAt(0).toUpperCase()}${half.slice(1)}.`,
    stems: contentStems(half),
  }))
  return open && kept && isNamed(kept) && !isNamed(open) && open.stems.size > 1 ? [open, kept] : [null, fact]
}

/** "You must not mention the silo" hides what was told of it; "Do not mention it" the sentence before. */
export function hideEarlier(known: Knowledge, ban: string): void {
  const isNamed = isTopicOf(ban)
  const last = refersBack.test(ban) ? known.facts.at(-1) : undefined
  const kept = known.facts.filter((fact) => !isNamed(fact) && fact !== last)
  known.hidden.push(...known.facts.filter((fact) => !kept.includes(fact)).map(({ text }) => text))
  known.facts = kept
}

/** Whether a fact is about what a guard or a ban names. */
function isTopicOf(guard: string, sentence = guard): (fact: Fact) => boolean {
  const names = guard.slice(1).match(/\b\p{Lu}[\p{L}-]+/gu) ?? []
  const about =
    /\b(?:about|mention|admit|reveal|tell|share|disclose) (?:the |your )?([\p{L} -]+?)(?= (?:if|when|unless|until|only|and|but)\b|[,.]|$)/iu
  const topic = contentStems(about.exec(sentence)?.[1] ?? '')
  return ({ text, stems }) =>
    names.some((name) => text.includes(name)) || (topic.size > 0 && shared(stems, topic) >= topic.size * leastOfTopic)
}
