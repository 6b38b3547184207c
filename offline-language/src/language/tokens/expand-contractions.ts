const irregular: [RegExp, string][] = [
  [/\bcan't\b/gi, 'can not'],
  [/\bcannot\b/gi, 'can not'],
  [/\bwon't\b/gi, 'will not'],
  [/\bain't\b/gi, 'is not'],
  [/\blet's\b/gi, 'let us'],
  [/\by'all\b/gi, 'you'],
  [/\bi'm\b/gi, 'I am'],
  [/\bc'mon\b/gi, 'come on'],
]

// "it's been" is "it has been"; "it's" before anything else is "it is".
const has =
  /\b(it|he|she|that|there|who|what|how|where|when)'s (?=(?:not |never |just |always |already |also |really )?(?:been|got|become|gone|had|taken|made|come|done|helped|happened|changed|worked|given|started|stopped|\w{2,}ed (?:you|me|us))\b)/gi
const is =
  /\b(it|he|she|that|there|who|what|how|where|when|here|why|this|everything|something|nothing|everyone|one|everybody|someone)'s\b/gi
const had =
  /\b(i|you|he|she|it|we|they|who)'d (?=(?:not |never |just |always |already |also |really )?(?:been|had|better|gone|got|done|taken|said|told|seen|heard|made|come|\w{3,}ed)\b)/gi
const would = /\b(i|you|he|she|it|we|they|who|that|there)'d\b/gi

/** Written-out forms, because a report is not written in contractions and each word then carries one tag. */
export function expandContractions(text: string): string {
  let plain = text
  for (const [contraction, words] of irregular) plain = plain.replace(contraction, words)
  return plain
    .replace(/(\w)n't\b/gi, '$1 not')
    .replace(has, '$1 has ')
    .replace(is, '$1 is')
    .replace(had, '$1 had ')
    .replace(would, '$1 would')
    .replace(/(\w)'re\b/gi, '$1 are')
    .replace(/(\w)'ve\b/gi, '$1 have')
    .replace(/(\w)'ll\b/gi, '$1 will')
}
