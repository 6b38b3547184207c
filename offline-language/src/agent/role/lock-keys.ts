import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { tellingStems } from './condition.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

/** What opens a secret; each part that is there has to be met. */
export interface Key {
  /** The words of the prompt: "asks how she copes". */
  words: string
  /** The content words of the question or deed that opens it. */
  stems: ReadonlySet<string>
  /** Whether it takes a second question about it. */
  isAgain: boolean
  /** Whether the person has to promise or explain something first. */
  isPromised: boolean
  isAsked: boolean
}

/** What follows the ban in its own sentence. */
export const untilWords =
  /(?:,| [-–—])? ?\b(?:unless|until|except (?:if|when)|(?:but )?only (?:if|when|once)|; (?:if|when))\b (.+)$/i
/** A sentence of its own that opens the secret before it. */
const opens = anyOf(loadPatterns('role/opening-keys', 'afterTelling', 'beforeTelling'))
const insists = /\b(?:again|insists?|twice|second time|keeps? asking|press(?:es)? (?:on|you))\b/i
const promises = /\bpromis|\bassur|\bguarantee|\bstays? between\b|\bexplains? (?:exactly )?how\b|\bconfidential/i
/** "The teacher stays friendly and asks": who does it is no part of what is asked. */
const { actor } = loadPatterns('role/lock-keys', 'actor')
const asks = /\bask(?:s|ed)?\b/i

/** The keys in the words of a prompt: "asks again or mentions a lawyer" has two. */
export function keysIn(text: string): Key[] {
  return text.split(/ or (?=(?:mentions?|asks?|if|when|says?)\b)/).map((each) => ({
    words: each,
    stems: tellingStems(
      each
        .replace(actor, '')
        .replace(
          /\b(?:directly|straight out|openly|press\w*|insists?|again|in a (?:warm|kind|friendly) way|friendly|evasive|first|admits?|promises?|stays? between \w+)\b/gi,
          '',
        ),
    ),
    isAgain: insists.test(each),
    isPromised: promises.test(each),
    isAsked: asks.test(each),
  }))
}

/** "You tell her about the schedule" opens nothing but the schedule. */
const refersBack =
  /\b(?:admit|tell|mention|say|reveal)s? (?:it|this|that|the truth|everything)\b|\bopens? up\b|\bcomes? out\b/i

const nearby = { after: 4, before: 3 }

export interface Opening {
  /** The sentence of its own; empty if the ban itself says what opens it. */
  sentence: string
  condition: string
}

/** What opens a secret: said in its ban, after it, or before it ("When asked what is going on, you tell the truth"). */
export function openingAt(sentences: readonly string[], at: number, ofBan: string, what: string): Opening {
  if (ofBan) return { sentence: '', condition: ofBan }
  const near = [
    ...sentences.slice(at + 1, at + 1 + nearby.after),
    ...sentences.slice(Math.max(0, at - nearby.before), at),
  ]
  for (const sentence of near) {
    const found = opens.exec(sentence.replace(/[.!]$/, ''))
    const isOfBan = refersBack.test(sentence) || shared(contentStems(sentence), contentStems(what)) > 0
    if (found && isOfBan) return { sentence, condition: found[1] ?? found[2] ?? '' }
  }
  return { sentence: '', condition: '' }
}
