import type { GoalResult } from '@clarity/contracts/goal'
import type { Report } from '@clarity/contracts/report'
import { attemptRowTexts as texts } from './texts'
import { changeOf, type ComparedCell, type ComparedRow } from './compared-row'

/** How many goals were met, then each goal of either report by its label; none if neither has goals. */
export function goalRows({ goals: left = [] }: Report, { goals: right = [] }: Report): ComparedRow[] {
  const labels = [...new Set([...right, ...left].map(({ label }) => label))]
  if (labels.length === 0) return []
  return [
    countOfMet(left, right),
    ...labels.map((label) => goalRow(label, verdictOf(left, label), verdictOf(right, label))),
  ]
}

function countOfMet(left: readonly GoalResult[], right: readonly GoalResult[]): ComparedRow {
  const [one, other] = [judged(left), judged(right)]
  const cell = (goals: readonly GoalResult[]) => ({
    lines: goals.length === 0 ? [] : [texts.goalsOf(metOf(goals), goals.length)],
  })
  const change = one.length === 0 || other.length === 0 ? '' : changeOf(metOf(other) - metOf(one))
  return { label: texts.goalsMet, left: cell(one), right: cell(other), change }
}

const judged = (goals: readonly GoalResult[]) => goals.filter(({ met }) => met !== null)
const metOf = (goals: readonly GoalResult[]) => goals.filter(({ met }) => met).length

/** Undefined if the report does not have the goal. */
type Verdict = boolean | null | undefined

const verdictOf = (goals: readonly GoalResult[], label: string): Verdict =>
  goals.find((goal) => goal.label === label)?.met

function goalRow(label: string, left: Verdict, right: Verdict): ComparedRow {
  return { label, left: verdictCell(left), right: verdictCell(right), change: changeOfVerdict(left, right) }
}

function verdictCell(met: Verdict): ComparedCell {
  if (met === undefined) return { lines: [] }
  if (met === null) return { lines: [texts.verdicts.unknown], meaning: 'plain' }
  return met ? { lines: [texts.verdicts.met], meaning: 'good' } : { lines: [texts.verdicts.notMet], meaning: 'caution' }
}

function changeOfVerdict(left: Verdict, right: Verdict): string {
  if (left == null || right == null) return ''
  if (left === right) return texts.same
  return right ? texts.nowMet : texts.noLongerMet
}
