import { capitalised } from '../../language/tokens/first-letter.js'
import { loadPatterns } from '../../data/load-patterns.js'

const patterns = loadPatterns('role/fact-clauses', 'verb', 'ofAgent', 'ownVerb')

/** The beginning of a clause that can be alone: a subject and its verb. */
const subject =
  "(?:(?:the|your|our|their|this|that|every|each|both|all|no|two|three) (?:[\\p{L}'-]+ ){1,4}|(?:everybody|everyone|nobody|there|you|\\p{Lu}[\\p{L}'-]+) )"
const verb = patterns.verb.source
const ofAgent = patterns.ofAgent.source
const there = '(?:(?:since|for|in|on) [\\p{L}\\d ]{2,20} )?there (?:is|are|was|were)\\b'
const boundary = new RegExp(
  `(?:;|,(?: and)?|, but) (?!the (?:next|first|last|other|second|latter) )(?=${subject}${verb}|${ofAgent}|${there})`,
  'u',
)
/** What the role may give is no part of the fact before it. */
const gift = /,? and you (?:could|may|might|can) (?:offer|give|add|throw)\b[^;]*?(?=\.?$)/i
/** A semicolon before a whole clause. */
const semicolon = /; (?=(?!(?:if|when|unless|until|but|because|only)\b)(?:\S+ ){2,}\S+)/i
/** "You worry about the cost - someone told you it is 4000": a dash before a whole clause. */
const dash = / [-–—] (?=(?:somebody|someone|nobody|everybody|everyone|you|the|it|he|she|they|your) (?:\S+ ){2,}\S+)/i
const dependent =
  /\b(?:if|when|because|since|although|while|that|who|which|whether|what|why|how|as soon as|once|where|so)\b[^,;]*$/i

/** A sentence that says several things as one clause for each: a reply needs one of them. */
export function factClauses(sentence: string): string[] {
  const clauses: string[] = []
  for (const piece of sentence
    .replace(gift, '')
    .split(boundary)
    .flatMap((each) => each.split(semicolon))
    .flatMap((each) => each.split(dash))) {
    const before = clauses.at(-1)
    // "When the lift is late, the home costs 140": a condition stays with what depends on it.
    if (before !== undefined && dependent.test(before)) clauses[clauses.length - 1] = `${before}, and ${piece}`
    else clauses.push(piece)
  }
  return clauses.flatMap(withSubject).map((clause) => capitalised(clause))
}

const ownVerb = patterns.ownVerb.source
const coordinated = new RegExp(`,? (?:and|but) (?=${ownVerb}\\b)(?!have been\\b)`, 'i')
/** The last verbs of such a clause may be of someone else. */
const inner = /:|\b(?:who|whom|which|that)\b/i
/** "You want to drop out and work in a garage" */
const infinitive = /\b(?:wants?|like|need|try|plan|able|going|hope|prefer|decided|intend|have|used) to\b/i
const shortestPart = 3

/** "You take tablets and smoke a pipe" as two facts; a clause with "who" or "because" stays whole. */
function withSubject(clause: string): string[] {
  if (!/^you\b/i.test(clause) || dependent.test(clause) || inner.test(clause)) return [clause]
  const parts = clause.split(coordinated)
  if (infinitive.test(parts[0] ?? '')) return [clause]
  if (parts.length < 2 || parts.some((part) => part.split(' ').length < shortestPart)) return [clause]
  return parts.map((part, at) => (at === 0 ? part : `you ${part}`))
}
