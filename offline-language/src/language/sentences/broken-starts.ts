const pauses = '(?:,\\s*(?:u+[hm]+|er+m*|like|you know|i mean|well))*,\\s*'
const owner = '(?:my|your|his|her|our|their|the)'

/** A start that is broken off and begun again with the same word, or with whose it is. */
const steps: readonly (readonly [looks: RegExp, kept: string])[] = [
  // "at the, um, at St Luke's", "is the, is your own one"
  [
    new RegExp(
      `\\b(in|on|at|for|to|of|from|with|by|about|is|are|was|were) (?:the|an?|my|your|our|their|his|her|this|that|some)${pauses}(?=\\1\\b)`,
      'gi',
    ),
    '',
  ],
  // "fair given the, given her age"
  [new RegExp(`\\b(\\p{L}{3,}) (?:the|an?|my|your|our|their|his|her)${pauses}(?=\\1\\b)`, 'giu'), ''],
  // "what we, what we'll change"
  [new RegExp(`\\b(\\p{L}+ (?:I|we|you|he|she|it|they|that))${pauses}(?=\\1'(?:ll|s|re|ve|d|m)\\b)`, 'giu'), ''],
  // "So, um, so the spares"
  [
    /(?<=^|[.?!] )(so|and|but|because|if|when)(?:,\s*(?:u+[hm]+|er+m*))?,? \1(?= (?:the|an?|I|we|you|he|she|it|they|that|this|there|what|if|my|our|your)\b)/giu,
    '$1',
  ],
  // "my wife's, um, her orchid"
  [new RegExp(`\\b(${owner} \\p{L}+'s)${pauses}(?:his|her|their|its) (?=\\p{L})`, 'giu'), '$1 '],
  // "after, like, five months"
  [
    /\b(after|before|in|on|at|for|about|within|than|with|from|of|by|until|have|has|had|been|\w+'ve),\s*(?:like|you know|i mean|well|actually|basically)\s*,\s*/gi,
    '$1 ',
  ],
]

/** Speech without starts that were broken off and begun again. */
export const withoutBrokenStarts = (text: string): string =>
  steps.reduce((rest, [looks, kept]) => rest.replace(looks, kept), text)
