import type { GoalCheck, GoalResult } from '@clarity/contracts'
import { judgeGoals } from '../src/goals/judge-goals.js'
import { readTalk } from '../src/measures/talk.js'
import type { ConversationToReport } from '../src/report/read/conversation-to-report.js'
import { talk } from './read-conversations.js'

export async function judge(check: GoalCheck, source: ConversationToReport): Promise<GoalResult> {
  const [result] = judgeGoals([{ label: 'A goal', check }], await readTalk(source))
  return result!
}

/** Verdict and quotes on what the person says between an agent's opening and its answer. */
export async function verdict(
  check: GoalCheck,
  said: string,
  { opening = 'Go ahead.', answer = 'I see.', language = 'en' } = {},
): Promise<(boolean | null | string)[]> {
  const { met, evidence } = await judge(check, { ...talk(opening, said, answer), language })
  return [met, ...evidence.map(({ quote }) => quote)]
}
