import { contentStems } from '../../language/tokens/content-stems.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { toFirstPerson } from '../../language/persons/swap-person.js'
import type { Counterpart } from './counterpart.js'
import { linesOf, type PromptSection } from './prompt-sections.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { instruction, imperative, opensWithPronoun, trait } = loadPatterns(
  'facts',
  'instruction',
  'imperative',
  'opensWithPronoun',
  'trait',
)

export interface Fact {
  text: string
  stems: ReadonlySet<string>
  /** It continues the sentence before it ("It was sold as…") and makes no sense alone. */
  followsOn: boolean
  /** The prompt wants it said only in answer to a question. */
  isGuarded: boolean
}

const mostFacts = 40
const bareOther = /\b(?:they|them|their|theirs)\b/i

/** What the agent knows about itself and its situation, as sentences that it can say. */
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
