import { capitalised, lowerFirst } from '../../language/tokens/first-letter.js'
import { isLeadIn } from '../../language/clauses/lead-in.js'
import type { Word } from '../../language/tokens/language-model.js'
import { loadedTagger } from '../../language/tokens/loaded-tagger.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

/** The boundary between two statements: the second has its own subject. */
const border = anyOf(loadPatterns('units/border', 'newSubject', 'semicolon', 'newVerb'))
const verb = /^(?:VERB|AUX)$/
/** A clause that depends on another one: what is joined to it by "and" depends on it, too. */
const dependent = /\b(?:if|unless|when|once|because|since|that|which|who|whether|whose|until|as long as|provided)\b/i
/** "But also a bit cornered, because …" has no verb of its own. */
const ofOther = /\b(?:that|which|who|whose|because)\b/i
/** "a written apology, and you will not take a voucher" has its verb in the next clause. */
const nextSubject = /,? (?:and|but) (?=(?:you|he|she|they|it) )/i
const upTo = (text: string, looks: RegExp) => (looks.test(text) ? text.slice(0, text.search(looks)) : text)
/** "the price you were promised" */
const isThing =
  /^(?:the|an?|your|his|her) (?:\p{Ll}+ ){1,2}(?:you|he|she|they) (?:(?:was|were|had|have|has|are|is) )?\p{Ll}+$/u
/** ", who tell me that", "people who need to park". */
const aboutNoun = /,? \b(?:who|whose|which)\b(?! (?:is|was)\b)[^,]*/gi
const startsBare = /^(?:would|will|can|could|may|cannot) /i
const ownPower = /^you (?:could|would|will|can|may)\b/i
const startsDependent = /^(?:if|unless|when|once|as long as|provided)\b/i

/** "If he pays, you will come" and "Give you a key and you come earlier" are one statement each. */
const leads =
  /^(?:but |alternatively:? |trade: )?(?:(?:if|once|as soon as|provided|in case|should|were|in (?:exchange|return) for)\b|for (?=an? )|with (?=an? ))/i
const orders = /^(?:trade: |\*?give and take:\*? )?(?:give|get|assign|offer|show|find|pay|bring|lend|promise|grant) /i

/** Whether a text can be a sentence. */
export function hasVerb(text: string): boolean {
  const tag = loadedTagger()
  return tag
    ? tag(text).some(
        ({ pos }, at, words) => verb.test(pos) && !isAttribute(words.slice(Math.max(0, at - 1), at + 2)),
      ) ||
        /\bcosts?\b|\b\p{Ll}{4,}s (?:your|my|you|him|her|them)\b|\b(?:bit|hit|hurt|cut|let) (?:you|me|him|her|them|us|your|my)\b/u.test(
          text,
        )
    : /\b(?:is|are|was|were|has|have|will|would|can|\w+ed|\w+s)\b/.test(text)
}

/** Whether its only verb is in a clause about a noun: "people who need to park close". */
export const isNounWithClause = (text: string): boolean => hasVerb(text) && !hasVerb(text.replace(aboutNoun, ''))

/** "Their terraced house", "a growing firm". */
function isAttribute([before, word, next]: readonly Word[]): boolean {
  return (
    /(?:ed|ing)$/.test(word?.lower ?? '') &&
    /^(?:an?|the|my|your|his|her|their|our|its|some|any|no)$/.test(before?.lower ?? '') &&
    next?.pos === 'NOUN'
  )
}

/** Whether "and …" after a text continues its last clause instead of starting a statement of its own. */
function continues(text: string, mark: string, after: string): boolean {
  if (mark.startsWith(';')) return false
  // "If they offer you a part in it, and may …": the comma before "and" ends no condition.
  const before = text.replace(/,\s*$/, '')
  if (!/, (?:you|it|the|your) /i.test(before) && (leads.test(before) || (orders.test(before) && /\band\b/.test(mark))))
    return !(startsDependent.test(before) && before.includes(',') && /\band\b/.test(mark))
  if (ownPower.test(after)) return false
  if (startsDependent.test(before)) return !before.includes(',')
  const tail = before.split(/[,;]/).at(-1) ?? ''
  if (/\bbut\b/.test(mark) && /^you\b/i.test(after)) return false
  return dependent.test(tail) || (dependent.test(before) && /^(?:that|they|he|she|it|a|an|the|one)\b/i.test(after))
}

/** A sentence of the prompt as statements, each with subject and verb. */
export function statementsOf(sentence: string): string[] {
  const plain = sentence.replace(/[.!]+$/, '')
  const [, left = '', right = ''] = /^(you [^:;]+): ([^:]+)$/iu.exec(plain) ?? []
  // "You are sceptical: the last time, in 2019, you had complaints"
  if (ofMind.test(left) && /, you [\p{L}]/u.test(right)) return [left, ...statementsOf(whole(right))]
  return clausesOf(plain)
}

const ofMind = /^you (?:are|feel|doubt|worry|fear|hate|love|refuse|regret|believe|think)\b/i
/** What leads in belongs to its clause: "the last time, in 2019, you had" as "the last time in 2019 you had". */
const whole = (text: string) => text.replace(/^((?:[^,]+, ){1,2})(?=you )/iu, (lead) => lead.replace(/, /g, ' '))

/** A sentence without a colon as its statements. */
function clausesOf(plain: string): string[] {
  const found: string[] = []
  let from = 0
  for (const match of plain.matchAll(border)) {
    const before = plain.slice(from, match.index)
    const after = plain.slice(match.index + match[0].length)
    const own = upTo(upTo(after, nextSubject), ofOther)
    const isList = !match[0].startsWith(';') && !(hasVerb(before) && hasVerb(own) && !isThing.test(own))
    if (isList || isLeadIn(before) || continues(before, match[0], after)) continue
    found.push(before)
    from = match.index + match[0].length
  }
  const texts = [...found, plain.slice(from)].map((text) => text.trim()).filter(Boolean)
  return texts.map((text, at) => {
    const subject = startsBare.test(text) ? subjectOf(texts[at - 1] ?? '', plain) : null
    return subject ? `${subject} ${lowerFirst(text)}` : text
  })
}

/** Who does what a clause without subject says: "He is at sea and will not be back". */
function subjectOf(before: string, plain: string): string | null {
  if (/\byou\b/i.test(plain)) return 'You'
  const pronoun = /^(?:he|she|it|they|we)\b/i.exec(before)?.[0].toLowerCase()
  return pronoun ? capitalised(pronoun) : null
}
