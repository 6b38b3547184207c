import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { normalised, sentencesOf } from '../../language/sentences/sentences-of.js'
import { amountsIn } from '../wording/amounts.js'
import type { Goal } from '../role/goal.js'
import type { Memory } from '../templates/memory.js'
import { isGiven } from './already-given.js'
import { toldIn } from './told-of.js'

export interface GoalProgress {
  openGoals: Goal[]
  /** The agent's last question if it may still be open, and how many turns ago it was asked. */
  pending: { goal: Goal; turnsAgo: number } | null
}

/** Which goals have been mentioned, by the agent or by the user. */
export function goalProgress(goals: readonly Goal[], memory: Memory, userTexts: readonly string[]): GoalProgress {
  const agentStems = memory.agentTurns.map(contentStems)
  // Who asks something at the end of a turn has told the rest of it.
  const statements = userTexts.map((text) => toldIn(text).join(' ')).filter(Boolean)
  const userStems = statements.map(contentStems)
  const askedAt = goals.map((goal) =>
    memory.agentTurns.findLastIndex((turn, at) => isAskedIn(goal, turn, agentStems[at] ?? new Set())),
  )
  const last = Math.max(-1, ...askedAt)
  const pending = goals[askedAt.indexOf(last)]
  return {
    openGoals: goals.filter(
      (goal, at) =>
        askedAt[at] === -1 &&
        (!goal.answersTo || userTexts.some((text) => isAbout(goal.answersTo, text))) &&
        !userStems.some((stems) => isBroughtUp(goal, stems)) &&
        !statements.some((text) => isGiven(goal, text)),
    ),
    pending: last >= 0 && pending ? { goal: pending, turnsAgo: memory.agentTurns.length - 1 - last } : null,
  }
}

const leastShare = 0.5

function isAbout(matter: ReadonlySet<string> | undefined, text: string): boolean {
  const words = [...(matter ?? [])].join(' ')
  return (
    shared(matter ?? new Set(), contentStems(text)) > 0 || (/pri[cz]|cost/.test(words) && amountsIn(text).length > 0)
  )
}
const asks = /\?$|^(?:and |so |please |sit down, and )*tell me\b|\btell me (?:about|why|how|what)\b/i

/** "Tell me why you want to work here" asks why someone wants to work in a café. */
function isSameQuestion({ wants }: Goal, asked: ReadonlySet<string>): boolean {
  const own = contentStems(wants?.text ?? '')
  return own.size > 0 && shared(own, asked) >= own.size * leastShare
}

function isAskedIn(goal: Goal, turn: string, stems: ReadonlySet<string>): boolean {
  const said = ` ${normalised(turn)} `
  return goal.lines.some((line) => {
    const longest = sentencesOf(line).sort((a, b) => b.length - a.length)[0] ?? line
    if (said.includes(` ${normalised(longest)} `)) return true
    const own = contentStems(line)
    return (
      (own.size >= 4 && shared(own, stems) >= own.size * 0.75) ||
      sentencesOf(turn).some((sentence) => asks.test(sentence) && isSameQuestion(goal, contentStems(sentence)))
    )
  })
}

/** True if the user talked about the goal itself, with more than a word in passing. */
function isBroughtUp(goal: Goal, stems: ReadonlySet<string>): boolean {
  const common = shared(goal.stems, stems)
  const label = contentStems(goal.label)
  const isAnswered = goal.lines.slice(0, 1).some((line) => {
    const own = contentStems(line)
    const both = shared(own, stems)
    return (both >= 3 && both >= own.size * 0.4) || (both >= 2 && both >= own.size * 0.6)
  })
  return (
    isAnswered ||
    common >= 5 ||
    (common >= 4 && shared(label, stems) > 0) ||
    (goal.stems.size <= 4 && common >= Math.max(2, goal.stems.size))
  )
}
