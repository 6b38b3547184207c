import { loadPatterns } from '../../data/load-patterns.js'

const patterns = loadPatterns('role/register', 'angry', 'dry', 'warm', 'formal')

/** The agent's tone: it selects among the templates. */
export type Register = 'dry' | 'warm' | 'tense' | 'formal' | 'plain'

const signs: [Exclude<Register, 'plain'>, RegExp][] = [
  ['tense', patterns.angry],
  ['dry', patterns.dry],
  ['warm', patterns.warm],
  ['formal', patterns.formal],
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
