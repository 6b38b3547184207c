/** Whether speech does not read well. */
export function isBrokenUp(quote: string): boolean {
  return brokenUp.some((mark) => mark.test(quote))
}

/** "He is a, um, he is a sort of terrier". */
export const saidTwice = /\b((?:[\p{L}']+ ){0,2}[\p{L}']+),? (?:u+[hm]+|er+m*),? \1\b/giu

/** "I counted the, um, there is one missing", "thirty, no, sorry, forty". */
export const begunAgain =
  /,? (?:er,? |um,? )?no,? (?:sorry|wait|hang on|i mean)\b|, no,? it (?:isn't|is not|wasn't)\b|\b(?:(?:the|a|an|my|your|to|of|for|with),? (?:u+[hm]+|er+m*),? (?:there|it|i|he|she|we|they|you|that)|(?:that's|it's|i'm|the|is|was|my),? (?:i mean|hold on|hang on|well|no),)/i

/** Marks of speech that does not read well. */
const brokenUp: readonly RegExp[] = [
  /\b(?:u+[hm]+|er+m*|h+m+|mm+|ah+|gon na|wan na|blah)\b/i,
  /[[\]<>{}|]|\.\.|…|--|—|\w- |https?:|\bwww\./,
  /\b(?!(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|had|that|very|no|so|by)\b(?!'))(?!(?:in|on|up|off|over|out|back|down),)([\p{L}']+)[ ,]+\1\b(?!')/iu,
  /\b(?:gosh|excuse me|forget it)\b|, like ?,/i,
  /,\s*(?:right|yeah|huh)\s*[?.!]*$/i,
  /,\s*[.?!]?$/,
  // Where a clause of speech without marks was cut wrongly.
  /^(?:is|was) (?:I|we|you) (?:can|could|will|would|am|are)\b|^that what\b/i,
]
