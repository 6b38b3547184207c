import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { conditionalOf } from './conditional.js'
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

/** A line of a list that is a sentence and no task: "The neighbor has a key." */
const tellsOfSomething =
  /^(?:the|this|there|your|every|no|all|both|\p{Lu}\p{L}+|\d+) (?:[\p{L}'’.-]+ ){0,4}(?:is|are|was|were|has|have|had|costs?|ends?|needs?|knows|lives|works|belongs|starts|ends|took|went|left)\b/iu
const mostFacts = 40
/** One word of several in common is not yet the topic of a ban. */
const leastOfTopic = 0.6
const refersToTime = /\b(?:since then|from then on|after that|that is why)\b/i
const keptFromAll =
  /\bnot told (?:anybody|anyone|a soul)(?: at \w+| about (?:it|this|that))?$|\bnobody (?:at \w+ )?knows$/i
const refersBack = /\b(?:it|this|these|them)\b|\bthat(?=[.,;]|$| up\b| to )/i

export function knowledgeOf(sections: readonly PromptSection[], counterpart: Counterpart): Knowledge {
  const lines = [
    ...linesOf(sections, 'situation', 'identity', 'other'),
    ...linesOf(sections, 'goals', 'style').filter((line) => {
      const plain = plainLine(line).replace(label, '')
      return tellsOfSomething.test(plain) && !/^[^:.]{2,60}: /.test(plain)
    }),
  ].filter(
    (line) => !/^(?:[-*•]|\d+[.)])\s/.test(line) || /\byour?\b/i.test(line) || tellsOfSomething.test(plainLine(line)),
  )
  const known: Knowledge = { facts: [], hidden: [] }
  let lastWasLeftOut = true
  let before = ''
  for (const labelled of lines.flatMap((line) => sentencesOf(plainLine(line)))) {
    const sentence = labelled.replace(secretLabel, '').replace(label, '')
    const titled = labelled.endsWith(sentence) ? labelled.slice(0, -sentence.length) : ''
    const disclosed = disclosureOf(sentence)
    const disclosure = secretLabel.test(labelled) ? { ...disclosed, isGuarded: true } : disclosed
    const around = before
    before = sentence
    known.facts.push(...namedValues(sentence), ...keptSecrets(labelled, counterpart))
    known.hidden.push(...disclosure.hidden)
    if (disclosure.guard || !disclosure.open)
      guardEarlier(known.facts, disclosure, sentence, !disclosure.open || faultOf(disclosure.open, around) !== null)
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
      const isForCase = conditionalOf(clause, counterpart) !== null
      const fact: Fact | null =
        isForCase || faultOf(clause, around)
          ? null
          : factOf(clause, disclosure, counterpart, lastWasLeftOut, contentStems(titled))
      lastWasLeftOut = fact === null
      if (fact && known.facts.length < mostFacts) known.facts.push(fact)
    }
  }
  return known
}

const namedValue =
  /\b(?:a|an|the|your) ((?:\p{L}+ )?(?:number|name|address|code|password|email)),? which is ([^,.;]+)/giu

const untold =
  /\bhave(?: not|n't) told (?:anyone|anybody|them|him|her|the \w+) that (you [^;,.]+)[;,.].*\bonly (?:if|when)\b(.*)/i

/** "You have not told anyone that you fell twice; you tell it only if they ask about falls" is told on that question. */
function keptSecrets(sentence: string, counterpart: Counterpart): Fact[] {
  const [, secret = '', asked = ''] = untold.exec(sentence) ?? []
  if (!secret) return []
  const text = inFirstPerson(secret, counterpart)
  return [{ text, stems: contentStems(`${secret} ${asked}`), followsOn: false, isGuarded: true }]
}

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

const secretLabel = /^[^:.]{0,60}\b(?:nobody (?:else )?knows|secret\w*|hidden|private\w*|admit|ashamed)\b[^:.]{0,20}: /i

/** "Money: The board gave you 9,000": the label is no part of what is said. */
const label =
  /^(?!.*\b(?:is|was|are|were|has|had)\b[^:]*:)(?:the )?(?:\p{L}+[ -]){0,3}\p{L}+: (?=(?:the|your?|there|this|since|in|\p{Lu}\p{L}+)\b)/iu

/** "You are hard of hearing, so ask them to repeat things" tells the first half. */
const instructionAfter =
  /,? (?:so|and|therefore|but) (?:you )?(?:ask|tell|say|be|keep|try|do not|don't|never|push|insist|make|accept|mention|want somebody)\b.*$/i

/** "You changed your phone, which you do not connect with the problem": a note on the role. */
const ignoredBy = /, which you (?:do not|don't|never) (?:connect|see|know|realise|realize|notice|think|mention)\b.*$/i

/** "The bus broke down and they waited" tells the first half. */
const aboutOthers = /,? (?:and|so|but) they\b[^,;]*$/i

function factOf(
  whole: string,
  { isGuarded, guard }: Disclosure,
  other: Counterpart,
  afterGap: boolean,
  titled: ReadonlySet<string>,
): Fact | null {
  const clause = isFact(whole, other) ? whole : whole.replace(aboutOthers, '')
  const followsOn = opensWithPronoun.test(clause) || refersToTime.test(clause)
  if (!isFact(clause, other) || (followsOn && afterGap)) return null
  const told = clause.replace(instructionAfter, '').replace(ignoredBy, '')
  const stems = new Set([...contentStems(`${told} ${guard}`), ...titled])
  return { text: withoutBrackets(inFirstPerson(told, other)), stems, followsOn, isGuarded }
}

/** "Three halls (Coral 40, Lagoon 90)" as it is spoken. */
function withoutBrackets(text: string): string {
  return text
    .replace(/ \(([^()]*)\)(?=\.$)/, ': $1')
    .replace(/ \(([^()]*)\)/g, ', $1,')
    .replace(/,([,.])/g, '$1')
}

/** "You only talk about Claudia if …" guards what was told of her; a bare "You admit it only when …" what is before. */
function guardEarlier(facts: Fact[], { guard, hidden }: Disclosure, sentence: string, isBare: boolean): void {
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
function hideEarlier(known: Knowledge, ban: string): void {
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
