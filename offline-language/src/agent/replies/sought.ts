import { rank } from '../answers/answer-model.js'
import { readingOf } from '../answers/reading.js'
import type { Role } from '../role/role.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { sourceOf } from '../written/read-kinds.js'

/** How probable it is that a question asks for what is kept back. */
const leastSure = 0.5

/** Whether a question of the turn asks for what the prompt keeps back in these words, by what was learned. */
export function isSought(kept: string, turn: string, { statements, written, units }: Role): boolean {
  const place = sourceOf(kept, written)?.place
  // Of a sentence that is open in part, it may ask for the open part.
  if (place === undefined || units.said.some(({ text }) => sourceOf(text, written)?.place === place)) return false
  return sentencesOf(turn).some((sentence) => {
    if (!sentence.endsWith('?')) return false
    const { ranked, none } = rank(readingOf(sentence), statements)
    const share = ranked.reduce((sum, each) => sum + (each.candidate.place === place ? each.share : 0), 0)
    return share >= leastSure && share > none
  })
}
