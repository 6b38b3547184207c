import { contentStems } from '../../language/tokens/content-stems.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { toFirstPerson } from '../../language/persons/swap-person.js'
import type { Counterpart } from './counterpart.js'
import { linesOf, type PromptSection } from './prompt-sections.js'

export interface Fact {
  text: string
  stems: ReadonlySet<string>
  /** It goes on from the one before it ("It was sold as…") and cannot be said alone. */
  followsOn: boolean
  /** The prompt keeps it for whoever asks. */
  isGuarded: boolean
}

const mostFacts = 40
const instruction =
  /\byou (?:do not|don't|never|must not|should not|will not) (?:tell|mention|know|reveal|say|share|give|help|disclose|admit|break|agree|accept)\b|\b(?:you (?:must|should|will|are to|answer|reply|respond|speak|talk|play|reveal)\b|reveal|keep secret|only (?:when|if)|it comes out|role ?-?play|scenario|simulat|assistant|\bAI\b|language model|prompt|conversation|in character|your (?:task|goal|job|aim|objective|tone|style) (?:here |today )?is)/i
const imperative =
  /^(?:be|stay|keep|remain|act|play|speak|talk|use|avoid|never|do not|don't|always|answer|respond|ask|find|get|offer|push|tell|explain|try|make|let|say|give|start|begin|end|close|wait|listen|discuss|negotiate|agree|propose|check|convince|insist|refuse|mention|raise|show|express|remember|if)\b/i
const bareOther = /\b(?:they|them|their|theirs)\b/i
const opensWithPronoun =
  /^(?:and |but |so |then |today |now )?(?:it|they|he|she|her|his|its|their|for the (?:second|third)|this|that|these|those|both|neither|nobody|the (?:first|second|third|last|other))\b/i

/** What the agent knows of itself and its situation, each a sentence that it can say. */
export function factsOf(sections: readonly PromptSection[], counterpart: Counterpart): Fact[] {
  const lines = linesOf(sections, 'situation', 'identity', 'other').filter(
    (line) => !/^(?:[-*•]|\d+[.)])\s/.test(line) || /\byour?\b/i.test(line),
  )
  const isGuarded = /\breveal\b|only when|unless (?:asked|you are asked)/i.test(lines.join(' '))
  const facts: Fact[] = []
  let lastWasLeftOut = true
  for (const sentence of lines.flatMap((line) =>
    sentencesOf(line.replace(/^(?:[-*•]|\d+[.)])\s+/, '').replace(/\*\*|__|`/g, '')),
  )) {
    const followsOn = opensWithPronoun.test(sentence)
    const isSayable: boolean = isFact(sentence, counterpart) && !(followsOn && lastWasLeftOut)
    lastWasLeftOut = !isSayable
    if (!isSayable) continue
    const said = counterpart.named(toFirstPerson(sentence)).replace(/^i\b/, 'I')
    const text = /[.!?]["”]?$/.test(said) ? said : `${said}.`
    facts.push({
      text: text.charAt(0).toUpperCase() + text.slice(1),
      stems: contentStems(sentence),
      followsOn,
      isGuarded,
    })
    if (facts.length === mostFacts) break
  }
  return facts
}

const trait =
  /^You (?:are|get|become|go|have a habit|do not want|are close) (?!\d)(?:[a-z]+(?:,| and| but| by)|to\b|it\b)/
const described = /^(?:A|An) [\p{L} ]{3,40} (?:is|gets|has|calls|wants|receives|meets|talks|works)\b/u
const aPlural = /\b\p{L}{3,}s\b.*\b(?:they|them|their)\b/iu

function isFact(sentence: string, counterpart: Counterpart): boolean {
  const words = sentence.split(/\s+/).length
  if (/\b(?:of|with|name of) (?:the )?(?:person|user|caller)\b/i.test(sentence)) return false
  if (
    sentence.length > 320 ||
    words < 5 ||
    instruction.test(sentence) ||
    imperative.test(sentence) ||
    trait.test(sentence) ||
    described.test(sentence)
  )
    return false
  if (
    counterpart.isIn(sentence) &&
    /\b(?:he|she|they|him|her|them|their|his)\b/.test(sentence) &&
    !/(?<!^)\b\p{Lu}\p{Ll}+/u.test(sentence.slice(1))
  )
    return false
  if (/^(?:somebody|someone)\b|\byou want\b|\byou (?:fear|doubt)|^your doubt/i.test(sentence)) return false
  return !bareOther.test(sentence) || aPlural.test(sentence)
}
