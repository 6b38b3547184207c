/** The agent's tone: it selects among the templates. */
export type Register = 'dry' | 'warm' | 'tense' | 'formal' | 'plain'

const signs: [Exclude<Register, 'plain'>, RegExp][] = [
  [
    'tense',
    /\b(?:angry|furious|upset|frustrated|annoyed|irritated|(?:get|turn|become|stay|be|are) cold|bitter(?:ly)?|stressed|impatient|hostile|aggressive|agitated|defensive|outraged|shout|loud|desperate|suspicious|fed up|controlled|sharp)\b/gi,
  ],
  [
    'dry',
    /\b(?:dry|short sentences|plain words|blunt|sceptical|skeptical|brisk|busy|direct|hard to impress|curt|terse|guarded|short of time|reserved|unimpressed|quick)\b/gi,
  ],
  [
    'warm',
    /\b(?:warm|friendly|kind|charming|gentle|relaxed|funny|empathetic|caring|cheerful|patient|encouraging|supportive|unhurried|welcoming|humou?r|curious|soft|enthusiastic)\b/gi,
  ],
  [
    'formal',
    /\b(?:formal|polite|professional|calm(?! down| you)|(?<!, )correct(?! (?:it|them|him|her|the|mistakes?|errors?)\b)|courteous|exact|precise|factual|official|serious|measured|respectful)\b/gi,
  ],
]

/** "You get angry when …" is about another tone than the usual one. */
const conditional = /\b(?:if|get|gets|become|becomes|turn|turns|soften|softens)\b[^.\n]*/gi

export function registerOf(style: string, prompt: string): Register {
  const whole = prompt.replace(conditional, '')
  const counts = signs.map(([register, pattern], order) => ({
    register,
    order,
    count: 2 * (style.match(pattern)?.length ?? 0) + (whole.match(pattern)?.length ?? 0),
  }))
  const [best] = counts.sort((a, b) => b.count - a.count || a.order - b.order)
  return best && best.count > 0 ? best.register : 'plain'
}
