import { capitalised } from '../../language/tokens/first-letter.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { overviewPatterns } from '../phrase/overview-patterns.js'

const { opensQuote, announces } = overviewPatterns
const longestAnnouncement = 12

/** The words of a quote without the greeting or the "and" at its beginning. */
export const withoutOpening = (said: string): string => capitalised(said.replace(opensQuote, ''))

/** What a reason says beside the matter that the overview names already; '' if nothing. */
export function besideMatter(said: string, matter: string): string {
  const rest = afterMatter(said, matter)
  if (rest !== null) return rest
  const left = sentencesOf(said).filter(
    (one) => !announces.test(one) || /\d/.test(one) || one.split(' ').length > longestAnnouncement,
  )
  return withoutOpening(left.join(' '))
}

/** "It's about the drums you played until twelve", without marks: what follows the matter. */
function afterMatter(said: string, matter: string): string | null {
  const end = matter.split(' ').slice(-2).join(' ')
  const at = announces.test(said) ? said.indexOf(` ${end} `) : -1
  const rest = said.slice(at + end.length + 2)
  return at >= 0 && clause.test(rest) && rest.split(' ').length >= fewestWords ? capitalised(rest) : null
}

const clause = /^(?:I|you|we|he|she|it|they|my|your|the)\b/i
const fewestWords = 5
