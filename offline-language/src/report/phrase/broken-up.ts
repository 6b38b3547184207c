import { loadPatterns } from '../../data/load-patterns.js'

/** Whether speech does not read well. */
export function isBrokenUp(quote: string): boolean {
  return brokenUp.some((mark) => mark.test(quote))
}

/** "He is a, um, he is a sort of terrier". */
export const saidTwice = /\b((?:[\p{L}']+ ){0,2}[\p{L}']+),? (?:u+[hm]+|er+m*),? \1\b/giu

const { begunAgain, repeated } = loadPatterns('broken-up', 'begunAgain', 'repeated')
export { begunAgain }

/** Marks of speech that does not read well. */
const brokenUp: readonly RegExp[] = [
  /\b(?:u+[hm]+|er+m*|h+m+|mm+|ah+|gon na|wan na|blah)\b/i,
  /[[\]<>{}|]|\.\.|…|--|—|\w- |https?:|\bwww\./,
  repeated,
  /\b(?:gosh|excuse me|forget it)\b|, like ?,/i,
  /,\s*(?:right|yeah|huh)\s*[?.!]*$/i,
  /,\s*[.?!]?$/,
  // Speech without punctuation, cut at a wrong place.
  /^(?:is|was) (?:I|we|you) (?:can|could|will|would|am|are)\b|^that what\b/i,
]
