const filler = '(?:u+[hm]+|er+m*|like|you know)'
const amount =
  '(?:\\d|half|several|everybody|everyone|everything|nobody|somebody|something|all (?:of|the)|' +
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}+teen|\\p{L}+ty)\\b)'
/** Of a statement, up to the filler. */
const said = "(?<=(?:^|[,.;] )(?:\\p{L}+ )?(?:I|we|you|he|she|it|they|that|there)(?:'\\p{L}+)?(?: [\\p{L}']+){1,6})"
const takesObject =
  '(?<=\\b(?:wants?|needs?|got|gets?|have|has|had|takes?|took|makes?|made|buys?|bought|sees?|saw|met|asked|told))'
const named = '(?<=\\b(?:an?|the|this|that|my|your|his|her|our|their|in|at|from|of)(?: \\p{L}+){1,2})'
const leaning = '(?<!\\b(?:to|with|from|of|for|by|at|in|on|and|or|is|was|called|the|an?|my))'

/** Fillers between two commas, which take both with them if what remains needs none. */
export const asideFillers: readonly (readonly [mark: RegExp, put: string])[] = [
  // "They stayed, like, nine days", but not "in April, like, three of them left".
  [new RegExp(`${said}, ${filler}, (?=${amount})`, 'giu'), ' '],
  // "She wants, like, a goat", but not "it was a mess, like, a disaster".
  [new RegExp(`${takesObject}, ${filler}, (?=(?:an?|the|my|your|his|her|our|their|some)\\b)`, 'giu'), ' '],
  // "Or, um, there's a voucher", "I'd love to hear, uh, how it works".
  [new RegExp(`(?<=\\b(?:and|or|but|because|if|when|that|hear|know|wonder|see|say)), ${filler}, `, 'giu'), ' '],
  // "The man from the depot, uh, Carl Ives": the name needs its comma.
  [new RegExp(`${named}${leaning}, (?:u+[hm]+|er+m*), (?=(?!I\\b)\\p{Lu}\\p{Ll})`, 'gu'), ', '],
]
