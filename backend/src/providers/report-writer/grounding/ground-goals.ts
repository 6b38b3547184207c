import type { Goal, GoalResult } from '@clarity/contracts'
import { countTalk, type CountedTalk, withoutRepeats } from '@clarity/offline-language'
import type { GoalDraft } from '../llm/goals-draft.js'
import type { ConversationToReport } from '../report-writer.js'
import { spokenTurns, type SpokenTurn, verifyQuote } from './verify-quote.js'

const mostQuotes = 3

/** The goals that a language model decides, in the order in which it is asked about them. */
export function judgedGoals({ goals = [] }: ConversationToReport): Goal[] {
  return goals.filter(({ check }) => check.kind === 'judged')
}

/** The counted verdicts and measures, with those of a model's verdicts that the person's own words support. */
export async function groundGoals(drafts: readonly GoalDraft[], source: ConversationToReport): Promise<CountedTalk> {
  const { goals: counted = [], measures } = await countTalk(source)
  const judged = judgedGoals(source)
  const turns = spokenTurns(source.transcript)
  const goals = counted.map((result, at) => {
    const number = judged.indexOf(source.goals?.[at] as Goal) + 1
    const verdicts = drafts.filter(({ goal }) => goal === number)
    return number === 0 ? result : { ...result, ...verdictOf(verdicts, source, turns) }
  })
  return { ...(goals.length > 0 && { goals }), measures }
}

/** Met only with a verbatim quote of the person; a claim without one is no verdict. */
function verdictOf(
  verdicts: readonly GoalDraft[],
  { transcript }: ConversationToReport,
  turns: readonly SpokenTurn[],
): Pick<GoalResult, 'met' | 'evidence'> {
  const claims = verdicts.filter(({ met }) => met === true)
  const quotes = claims
    .flatMap(({ evidence }) => evidence.flatMap((claim) => verifyQuote(claim, turns) ?? []))
    .filter(({ turn }) => transcript[turn]?.role === 'user')
  if (quotes.length > 0) return { met: true, evidence: withoutRepeats(quotes, mostQuotes) }
  const isMissed = claims.length === 0 && verdicts.some(({ met }) => met === false)
  return { met: isMissed ? false : null, evidence: [] }
}
