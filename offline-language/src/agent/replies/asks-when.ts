const aux = 'do|does|did|is|are|am|was|were|will|would|can|could|should|shall|may|might|has|have|had'
const known = 'know|say|tell (?:me|us)|told|remember|recall|sure|since|until|till|by|from|exactly'
/** "How does he feel when you shout?": what happens at that time, which no question asks for. */
const meanwhile =
  '(?: (?:I|you|we|they|he|she|it|the|an?|my|your|his|her|our|their|this|that|these|those|there|nobody|somebody|someone|people|\\p{L}+ing)\\b| \\p{Lu})'

/** What a question for a time looks like. */
export const asksTime = new RegExp(
  [
    `\\b[Ww]hen (?:${aux})\\b`,
    `\\b(?:${known}) when\\b`,
    `\\b[Ww]hen\\b(?!${meanwhile})`,
    '\\b[Ww]h(?:at|ich) (?:time|day|date|month|year|week|weekday)\\b',
    '\\b[Hh]ow (?:soon|late|early)\\b|\\bdeadline\\b',
  ].join('|'),
  'u',
)
