/** What one asks the other for in the imperative; the expression ends with the verb, which is its last group. */
export const askedThings = [
  // "Put me down for Monday."
  {
    pattern: /(?:^|[,;] )(?:(?:and|then|so|but|also),? )*(put)(?= (?:me|us) down for\b)/gi,
    role: null,
    owner: 'listener' as const,
    weight: 1.2,
  },
  // "Deal, send me your slides by the eighteenth."
  {
    pattern: /(?:^|, )(?:(?:and|then|so|but|also|deal|okay|please),? )*(send|bring|email)(?= (?:me|us) )/gi,
    role: null,
    owner: 'listener' as const,
    weight: 1.2,
    isIfAccepted: true,
  },
]
