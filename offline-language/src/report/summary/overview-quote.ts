import { mainClause } from '../../language/clauses/main-clause.js'
import { isAsked } from '../../language/sentences/asked.js'
import { capitalised } from '../../language/names/party.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import type { Conversation } from '../read/conversation.js'
import type { Candidate } from '../select/candidate.js'
import { isClearPoint } from '../select/clear-point.js'
import { overviewPatterns } from './overview-patterns.js'

const { opensQuote, needsMore, announces } = overviewPatterns
const latestSubject = 4
const mostWords = 30
const longestAnnouncement = 12

/** The words of a quote without the greeting or the "and" at its beginning. */
export const withoutOpening = (said: string): string => capitalised(said.replace(opensQuote, ''))

/** What a reason says beside the matter that the overview names already; '' if nothing. */
export function besideMatter(said: string, matter: string): string {
  const rest = afterMatter(said, matter)
  if (rest !== null) return rest
  const left = sentencesOf(said).filter((one) => !announces.test(one) || one.split(' ').length > longestAnnouncement)
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

/** Whether a statement that is quoted reads well beside others: a whole sentence that answers nothing. */
export function isPlainQuote(one: Candidate, conversation: Conversation): boolean {
  const { reported, sentence, lead } = one
  if (reported.verb !== 'quoted') return true
  const said = withoutOpening(reported.rest.slice(1, -1))
  const before = conversation.sentences[sentence.at - 1]
  const isAnswer = before !== undefined && before.role !== sentence.role && isAsked(before)
  const main = mainClause(sentence.words)
  return (
    !isAnswer &&
    isClearPoint([one], conversation) &&
    /[.!]$/.test(said) &&
    said.split(' ').length <= mostWords &&
    (lead.length > 0 || (!needsMore.test(said) && main !== null && isEarly(main.subject, sentence)))
  )
}

/** "Half the rent, and my van, he owes me that" begins with no clause. */
const isEarly = (subject: number, { words }: Candidate['sentence']): boolean =>
  subject <= latestSubject || /^(?:since|if|because|when|until|after|before|for|in|on|at)$/.test(words[0]?.lower ?? '')
