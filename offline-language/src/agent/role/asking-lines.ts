import { instructionsOf } from './instructions.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { asking } = loadPatterns('role/asking-lines', 'asking')

const bullet = /^(?:[-*•·–+]|\(?\d{1,2}[.):]|[a-z][.)])\s+/

/** "You ask three things: how it could happen, when the operation is" in one bullet. */
const listing = /\bask (?:two|three|four|five|\d|these|the following) (?:things|questions):/i

const howOften = '(?:repeatedly|again and again|over and over|several times|often|anxiously|twice)'
/** "Repeatedly asks everybody", "keeps asking the recipient" */
const askingAtAll = new RegExp(
  `^(?:also |always |often |repeatedly |keeps? )?ask(?:s|ing)? (?:${howOften} )?(?:everybody |everyone |the recipient |every \\p{L}+ |each \\p{L}+ )?`,
  'iu',
)

/** The questions among the rules: "- asks for the length of the boat and whether it is insured". */
export function askingIn(line: string): string[] {
  const plain = line.replace(bullet, '').replace(/^You /, '')
  return asking.test(plain) && !/\b(?:if|when|once|after|until) (?:the|they|he|she|you)\b/i.test(plain)
    ? instructionsOf(plain.replace(askingAtAll, 'ask '))
    : []
}

/** A bullet as its instructions: mostly one. */
export function instructionsIn(line: string): string[] {
  return listing.test(line) ? instructionsOf(line.replace(bullet, '')) : [line]
}
