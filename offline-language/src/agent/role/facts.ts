import { contentStems } from '../../language/tokens/content-stems.js'
import { conditionalOf } from './conditional.js'
import type { Counterpart } from '../prompt/counterpart.js'
import { type Disclosure, disclosureOf } from './disclosure.js'
import { inFirstPerson } from '../wording/first-person.js'
import type { Fact, Knowledge } from './knowledge.js'
import { factClauses } from './fact-clauses.js'
import { guardEarlier, hideEarlier, putBack, untold } from './guards.js'
import { isFact, isLeftover, opensWithPronoun } from './is-fact.js'
import { withoutBrackets } from './spoken-fact.js'
import type { PromptSection } from './prompt-sections.js'
import { label, labelledIn, tellingLines } from './telling-lines.js'
import { withoutNotes } from './notes.js'
import { withoutUnknown } from './surprises.js'
import { faultOf } from '../wording/unsayable.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { leadIn } = loadPatterns('role/facts', 'leadIn')

const mostFacts = 40
const refersToTime = /\b(?:since then|from then on|after that|that is why)\b/i

export function knowledgeOf(sections: readonly PromptSection[], counterpart: Counterpart): Knowledge {
  const known: Knowledge = { facts: [], hidden: [], kept: [] }
  let lastWasLeftOut = true
  let before = ''
  let lineStart = 0
  for (const { labelled, opens } of tellingLines(sections).flatMap(labelledIn)) {
    if (opens) lineStart = known.facts.length
    const { sentence, titled, disclosure } = readSentence(labelled)
    const around = before
    before = sentence
    known.facts.push(...namedValues(sentence), ...keptSecrets(labelled, counterpart))
    known.hidden.push(...disclosure.hidden)
    if (disclosure.guard && putBack(known, disclosure.guard, counterpart)) continue
    if (disclosure.guard || !disclosure.open)
      guardEarlier(known.facts, disclosure, sentence, {
        isBare: !disclosure.open || faultOf(disclosure.open, around) !== null,
        lineStart,
        counterpart,
      })
    if (disclosure.ban) hideEarlier(known, disclosure.ban)
    if (!disclosure.open) {
      lastWasLeftOut = true
      continue
    }
    for (const clause of factClauses(disclosure.open.replace(leadIn, ''))) {
      const isUnsaid = conditionalOf(clause, counterpart) !== null || faultOf(clause, around) !== null
      const fact: Fact | null = isUnsaid
        ? null
        : factOf(clause, disclosure, counterpart, lastWasLeftOut, contentStems(titled))
      lastWasLeftOut = fact === null
      if (fact && known.facts.length < mostFacts) known.facts.push(fact)
    }
  }
  return { ...known, facts: withKeptMatter(known.facts) }
}

const toldNobody = /^I have (?:not )?told (?:nobody|no one|anybody|anyone)\b.*?\babout (?:my|the) (\p{L}+)/iu

/** "I have told no one about my mother" keeps back what else is about her. */
function withKeptMatter(facts: readonly Fact[]): Fact[] {
  const kept = facts.flatMap(({ text }) => toldNobody.exec(text)?.[1]?.toLowerCase() ?? [])
  if (kept.length === 0) return [...facts]
  const isOfKept = new RegExp(`\\b(?:my|the) (?:${kept.join('|')})\\b`, 'i')
  return facts.map((fact) => (isOfKept.test(fact.text) ? { ...fact, isGuarded: true } : fact))
}

function readSentence(labelled: string): { sentence: string; titled: string; disclosure: Disclosure } {
  const { text, isGuarded } = withoutNotes(withoutUnknown(labelled.replace(secretLabel, '').replace(label, '')))
  const disclosure = disclosureOf(text)
  return {
    sentence: text,
    titled: labelled.endsWith(text) ? labelled.slice(0, -text.length) : '',
    disclosure: secretLabel.test(labelled) || isGuarded ? { ...disclosure, isGuarded: true } : disclosure,
  }
}

const namedValue =
  /\b(?:a|an|the|your) ((?:\p{L}+ )?(?:number|name|address|code|password|email)),? which is ([^,.;]+)/giu

/** "You have not told anyone that you fell twice; you tell it only if they ask about falls" is said on that question. */
function keptSecrets(sentence: string, counterpart: Counterpart): Fact[] {
  const [, secret = '', asked = ''] = untold.exec(sentence) ?? []
  if (!secret) return []
  const text = inFirstPerson(secret, counterpart)
  return [{ text, stems: contentStems(`${secret} ${asked}`), followsOn: false, isGuarded: true }]
}

/** "Close with a claim number, which is 77-310" states the number. */
function namedValues(sentence: string): Fact[] {
  return [...sentence.matchAll(namedValue)].map(([, name = '', value = '']) => {
    const text = `The ${name} is ${value.trim()}.`
    return { text, stems: contentStems(text), followsOn: false, isGuarded: true }
  })
}

const secretLabel =
  /^[^:.]{0,60}\b(?:nobody (?:else )?knows|no one (?:else )?knows|secret\w*|hidden|private\w*|admit|ashamed)\b[^:.]{0,20}: /i

/** "You are hard of hearing, so ask them to repeat things" states the first half. */
const instructionAfter =
  /,? (?:so|and|therefore|but) (?:you )?(?:ask|tell|say|be|keep|try|do not|don't|never|push|insist|make|accept|mention|want somebody)\b.*$/i

/** "Eight people, one of whom applied for this job": the clause about one of them is no part of the answer. */
const ofSome = /, (?:one|two|some|most) of whom [^.;]*/i

/** "The bus broke down and they waited" states the first half. */
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
  const isOpen = isFact(clause, other)
  if ((!isOpen && !isLeftover(clause, other)) || (followsOn && afterGap)) return null
  const told = clause.replace(instructionAfter, '').replace(ofSome, '')
  const stems = new Set([...contentStems(`${told} ${guard}`), ...titled])
  return {
    text: withoutBrackets(inFirstPerson(told, other)),
    stems,
    followsOn,
    isGuarded: isGuarded || !isOpen,
    ...(isOpen ? {} : { isAside: true }),
  }
}
