import type { Role } from '../role/role.js'
import { inFullForms } from '../wording/contracted.js'
import { isFit } from './fit-sentence.js'
import type { Talk } from './talk.js'
import { turnRanking } from './turn-ranking.js'

/** How probable it must be that a question asks for a secret, and that a statement is about it. */
const leastOfQuestion = 0.75
const leastOfStatement = 0.8
/** No one asks for a secret with a greeting. */
const leastAtFirst = 0.8

const begins = /^(?:good (?:morning|afternoon|evening|day)|hello|hi|hey|thank(?:s| you) for)\b/i

function leastOf({ text, userTexts }: Talk): number {
  if (userTexts.length === 1 && begins.test(text)) return leastAtFirst
  return text.includes('?') ? leastOfQuestion : leastOfStatement
}

/** "when somebody asks twice" */
const insisted = /\b(?:asks?|asked|presses|pressed|insists?)\b[^.;]*\b(?:twice|again|a second time|more than once)\b/i
const fewestTurns = 2

/** Whether a secret needs more than a question about it: a promise, an apology, to be asked twice, a deed. */
const isBehindMore = (told: string, { units }: Role) =>
  units.secrets.some(
    ({ text, keys }) =>
      text.includes(told) &&
      keys.some(({ isAsked, mood, times }) => !isAsked || times > 1 || mood === 'safe' || mood === 'apology'),
  )

/** What the prompt keeps back for a turn like this one, by what was learned; null if the turn is about anything else. */
export function foundOut(talk: Talk): string | null {
  const { role, memory } = talk.conversation
  const { ranked, none } = turnRanking(talk)
  const shares = new Map<number, number>()
  for (const { candidate, share } of ranked)
    if (candidate.secretAt !== null) shares.set(candidate.secretAt, (shares.get(candidate.secretAt) ?? 0) + share)
  const [at, share] = [...shares].toSorted(([, a], [, b]) => b - a)[0] ?? [-1, 0]
  if (share < Math.max(leastOf(talk), none)) return null
  const isInsisted = role.statements.some(({ secretAt, text }) => secretAt === at && insisted.test(text))
  if (isInsisted && talk.userTexts.length < fewestTurns) return null
  const told = role.statements.flatMap(({ secretAt, told: words }) => (secretAt === at && words !== null ? words : []))
  if (told.some((words) => isBehindMore(words, role))) return null
  // How the part keeps it back is no part of it.
  const fresh = [...new Set(told)].filter(
    (words) => !memory.holds(inFullForms(words)) && isFit(words, [], talk.conversation),
  )
  return fresh.length > 0 ? fresh.join(' ') : null
}
