import { contentStems } from '../../language/tokens/content-stems.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import type { Condition } from './condition.js'
import { conditionalOf } from './conditional.js'
import type { Counterpart } from './counterpart.js'
import { type Disclosure, disclosureOf } from './disclosure.js'
import { inFirstPerson } from './first-person.js'
import { factClauses } from './fact-clauses.js'
import { guardEarlier, hideEarlier, putBack, untold } from './guards.js'
import { isFact, opensWithPronoun } from './is-fact.js'
import { withoutBrackets } from './spoken-fact.js'
import { linesOf, type PromptSection } from './prompt-sections.js'
import { withoutNotes } from './notes.js'
import { withoutUnknown } from './surprises.js'
import { faultOf } from './unsayable.js'

export interface Fact {
  text: string
  stems: ReadonlySet<string>
  /** It continues the sentence before it ("It was sold as…") and makes no sense alone. */
  followsOn: boolean
  /** The prompt wants it said only in answer to a question. */
  isGuarded: boolean
  /** What the person has to say before. */
  needs?: Condition
  /** The content words of the question that the prompt answers with it. */
  askedBy?: ReadonlySet<string>
}

export interface Knowledge {
  /** What the agent knows about itself and its situation, as sentences that it can say. */
  facts: Fact[]
  /** The sentences and parts of the prompt that it never says: limits and secrets. */
  hidden: string[]
  /** What the last ban has hidden: "You keep this to yourself." */
  kept: Fact[]
}

/** A line of a list that is a sentence and no task: "The neighbor has a key." */
const tellsOfSomething =
  /^(?:the|this|there|your|every|no|all|both|\p{Lu}\p{L}+|\d+) (?:[\p{L}'’.-]+ ){0,4}(?:is|are|was|were|has|have|had|costs?|ends?|needs?|knows|lives|works|belongs|starts|ends|took|went|left)\b/iu
const mostFacts = 40
const refersToTime = /\b(?:since then|from then on|after that|that is why)\b/i

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
  const known: Knowledge = { facts: [], hidden: [], kept: [] }
  let lastWasLeftOut = true
  let before = ''
  let lineStart = 0
  for (const { labelled, opens } of lines.flatMap(labelledIn)) {
    if (opens) lineStart = known.facts.length
    const noted = withoutNotes(withoutUnknown(labelled.replace(secretLabel, '').replace(label, '')))
    const sentence = noted.text
    const titled = labelled.endsWith(sentence) ? labelled.slice(0, -sentence.length) : ''
    const disclosed = disclosureOf(sentence)
    const disclosure = secretLabel.test(labelled) || noted.isGuarded ? { ...disclosed, isGuarded: true } : disclosed
    const around = before
    before = sentence
    known.facts.push(...namedValues(sentence), ...keptSecrets(labelled, counterpart))
    known.hidden.push(...disclosure.hidden)
    if (disclosure.guard && putBack(known, disclosure.guard, counterpart)) continue
    if (disclosure.guard || !disclosure.open)
      guardEarlier(known.facts, disclosure, sentence, {
        isBare: !disclosure.open || faultOf(disclosure.open, around) !== null,
        lineStart,
      })
    if (disclosure.ban) hideEarlier(known, disclosure.ban)
    if (!disclosure.open) {
      lastWasLeftOut = true
      continue
    }
    for (const clause of factClauses(
      disclosure.open.replace(
        /^(?:you (?:bring up|point out|like to (?:say|mention)|are quick to say) that|in truth|in fact|in reality|actually|underneath|secretly|the truth is(?: that)?|and|but),? /i,
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

/** The sentences of a line; the first one opens it. */
function labelledIn(line: string): { labelled: string; opens: boolean }[] {
  return sentencesOf(plainLine(line)).map((labelled, at) => ({ labelled, opens: at === 0 }))
}

const namedValue =
  /\b(?:a|an|the|your) ((?:\p{L}+ )?(?:number|name|address|code|password|email)),? which is ([^,.;]+)/giu

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
  const told = clause.replace(instructionAfter, '')
  const stems = new Set([...contentStems(`${told} ${guard}`), ...titled])
  return { text: withoutBrackets(inFirstPerson(told, other)), stems, followsOn, isGuarded }
}
