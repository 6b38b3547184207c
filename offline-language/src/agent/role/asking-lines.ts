import { instructionsOf } from './instructions.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { asking } = loadPatterns('role/asking-lines', 'asking')

const bullet = /^(?:[-*•·–+]|\(?\d{1,2}[.):]|[a-z][.)])\s+/

/** "You ask three things: how it could happen, when the operation is" in one bullet. */
const listing = /\bask (?:two|three|four|five|\d|these|the following) (?:things|questions):/i

/** The questions among the rules: "- asks for the length of the boat and whether it is insured". */
export function askingIn(line: string): string[] {
  const plain = line.replace(bullet, '').replace(/^You /, '')
  return asking.test(plain) && !/\b(?:if|when|once|after|until) (?:the|they|he|she|you)\b/i.test(plain)
    ? instructionsOf(
        plain.replace(/^(?:also |always )?asks? (?:everybody |everyone |every \p{L}+ |each \p{L}+ )?/iu, 'ask '),
      )
    : []
}

/** A bullet as its instructions: mostly one. */
export function instructionsIn(line: string): string[] {
  return listing.test(line) ? instructionsOf(line.replace(bullet, '')) : [line]
}
