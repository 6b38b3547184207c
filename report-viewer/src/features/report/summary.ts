import type { Report } from '@clarity/contracts/report'
import { averageSentiment, readTopics } from '@clarity/contracts/topic'
import { summaryTexts } from '../../texts'

const positiveFrom = 60
const negativeTo = 40

interface Figure {
  label: string
  value: string
}

interface NextStep {
  text: string
  /** Whether the text is the label of a goal, which says what the person did, not what to do. */
  isGoal?: boolean
  /** A better sentence to try. */
  hint?: string | undefined
}

const judgedGoals = ({ goals = [] }: Report) => goals.filter(({ met }) => met !== null)

/** One sentence about how it went: by the goals, else by the sentiment. */
export function summarySentence(report: Report): string {
  const goals = judgedGoals(report)
  if (goals.length) return goalsSentence(goals.filter(({ met }) => met).length, goals.length, report.goals?.length)
  const topics = readTopics(report.visualizations)
  if (!topics.length) return summaryTexts.plain
  const average = averageSentiment(topics)
  if (average >= positiveFrom) return summaryTexts.tone.positive
  return average <= negativeTo ? summaryTexts.tone.negative : summaryTexts.tone.mixed
}

function goalsSentence(met: number, judged: number, all: number | undefined): string {
  const { goals } = summaryTexts
  if (met === judged) return judged === all ? goals.all : goals.allJudged
  if (met * 2 > judged) return goals.most
  return met ? goals.some : goals.none
}

/** Up to three figures; what the report does not know is left out. */
export function figuresOf(report: Report): Figure[] {
  const goals = judgedGoals(report)
  const { talkShare, questions } = report.measures ?? {}
  const figures: Figure[] = []
  if (goals.length) {
    const met = goals.filter((goal) => goal.met).length
    figures.push({ label: summaryTexts.goalsMet, value: summaryTexts.goalsOf(met, goals.length) })
  }
  if (talkShare != null) figures.push({ label: summaryTexts.talkShare, value: `${Math.round(talkShare * 100)}%` })
  if (questions != null) figures.push({ label: summaryTexts.questions, value: `${questions}` })
  return figures
}

/** The first goal that was not met, else what the reader has still to do, or anyone: told, if it can be, never a bare question. */
export function nextStepOf({ goals = [], actionItems }: Report): NextStep | undefined {
  const goal = goals.find(({ met }) => met === false)
  if (goal) return { text: goal.label, isGoal: true, hint: goal.hint }
  const left = actionItems.filter(({ status, text }) => status !== 'completed' && !isBareQuestion.test(text))
  const own = left.filter(({ owner }) => owner === 'user')
  const possible = own.length ? own : left
  return possible.find(({ text }) => !isQuote.test(text)) ?? possible[0]
}

/** "Ann: “Could we meet?”" does not say what comes of it. */
const isBareQuestion = /\?[”"]?$/
const isQuote = /[”"]$/
