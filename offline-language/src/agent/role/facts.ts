import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import type { Counterpart } from './counterpart.js'
import { type Disclosure, disclosureOf } from './disclosure.js'
import { inFirstPerson } from './first-person.js'
import { factClauses } from './fact-clauses.js'
import { isFact, opensWithPronoun } from './is-fact.js'
import { linesOf, type PromptSection } from './prompt-sections.js'
import { faultOf } from './unsayable.js'

export interface Fact {
  text: string
  stems: ReadonlySet<string>
  /** It continues the sentence before it ("It was sold as…") and makes no sense alone. */
  followsOn: boolean
  /** The prompt wants it said only in answer to a question. */
  isGuarded: boolean
}

export interface Knowledge {
  /** What the agent knows about itself and its situation, as sentences that it can say. */
  facts: Fact[]
  /** The sentences and parts of the prompt that it never says: limits and secrets. */
  hidden: string[]
}

const mostFacts = 40
const refersToTime = /\b(?:since then|from then on|after that|that is why)\b/i
const refersBack = /\b(?:it|this|that|these|them|this story)\b/i

export function knowledgeOf(sections: readonly PromptSection[], counterpart: Counterpart): Knowledge {
  const lines = linesOf(sections, 'situation', 'identity', 'other').filter(
    (line) => !/^(?:[-*•]|\d+[.)])\s/.test(line) || /\byour?\b/i.test(line),
  )
  const known: Knowledge = { facts: [], hidden: [] }
  let lastWasLeftOut = true
  let before = ''
  for (const sentence of lines.flatMap((line) => sentencesOf(plainLine(line)))) {
    const disclosure = disclosureOf(sentence)
    const around = before
    before = sentence
    known.facts.push(...namedValues(sentence))
    known.hidden.push(...disclosure.hidden)
    if (disclosure.guard || !disclosure.open)
      guardEarlier(known.facts, disclosure, !disclosure.open || faultOf(disclosure.open, around) !== null)
    if (disclosure.ban) hideEarlier(known, disclosure.ban)
    if (!disclosure.open) {
      lastWasLeftOut = true
      continue
    }
    for (const clause of factClauses(
      disclosure.open.replace(
        /^(?:in truth|in fact|in reality|actually|underneath|secretly|the truth is(?: that)?|and|but),? /i,
        '',
      ),
    )) {
      const fact: Fact | null = faultOf(clause, around) ? null : factOf(clause, disclosure, counterpart, lastWasLeftOut)
      lastWasLeftOut = fact === null
      if (fact && known.facts.length < mostFacts) known.facts.push(fact)
    }
  }
  return known
}

const namedValue =
  /\b(?:a|an|the|your) ((?:\p{L}+ )?(?:number|name|address|code|password|email)),? which is ([^,.;]+)/giu

/** "Close with a claim number, which is 77-310" tells the number. */
function namedValues(sentence: string): Fact[] {
  return [...sentence.matchAll(namedValue)].map(([, name = '', value = '']) => {
    const text = `The ${name} is ${value.trim()}.`
    return { text, stems: contentStems(text), followsOn: false, isGuarded: true }
  })
}

function plainLine(line: string): string {
  return line.replace(/^(?:[-*•]|\d+[.)])\s+/, '').replace(/\*\*|__|`/g, '')
}

function factOf(clause: string, { isGuarded, guard }: Disclosure, other: Counterpart, afterGap: boolean): Fact | null {
  const followsOn = opensWithPronoun.test(clause) || refersToTime.test(clause)
  if (!isFact(clause, other) || (followsOn && afterGap)) return null
  const stems = contentStems(`${clause} ${guard}`)
  return { text: inFirstPerson(clause, other), stems, followsOn, isGuarded }
}

/** "You only talk about Claudia if …" guards what was told of her; a bare "You admit it only when …" what is before. */
function guardEarlier(facts: Fact[], { guard, hidden }: Disclosure, isBare: boolean): void {
  const isNamed = isTopicOf(guard)
  facts.forEach((fact, at) => {
    const isBefore = isBare && hidden.length === 0 && refersBack.test(guard) && at >= facts.length - 3
    if (isNamed(fact) || isBefore) fact.isGuarded = true
  })
}

/** "You must not mention the silo" hides what was told of it; "Do not mention it" the sentence before. */
function hideEarlier(known: Knowledge, ban: string): void {
  const isNamed = isTopicOf(ban)
  const last = refersBack.test(ban) ? known.facts.at(-1) : undefined
  const kept = known.facts.filter((fact) => !isNamed(fact) && fact !== last)
  known.hidden.push(...known.facts.filter((fact) => !kept.includes(fact)).map(({ text }) => text))
  known.facts = kept
}

/** Whether a fact is about what a guard or a ban names. */
function isTopicOf(guard: string): (fact: Fact) => boolean {
  const names = guard.slice(1).match(/\b\p{Lu}[\p{L}-]+/gu) ?? []
  const about =
    /\b(?:about|mention|admit|reveal|tell|share|disclose) (?:the |your )?([\p{L} -]+?)(?= (?:if|when|unless|until|only)\b|[,.]|$)/iu
  const topic = contentStems(about.exec(guard)?.[1] ?? '')
  return ({ text, stems }) => names.some((name) => text.includes(name)) || shared(stems, topic) > 0
}
