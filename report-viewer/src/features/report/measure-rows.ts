import type { Measures } from '@clarity/contracts/measures'
import { measureTexts } from '../../details-texts'
import { formatTime } from '../../parts/report-format'

interface MeasureRow {
  label: string
  value: string
  unit?: string | undefined
}

/** The figures that could be counted, in the order of the page. */
export function measureRows(measures: Measures | undefined): MeasureRow[] {
  if (!measures) return []
  const { talkShare, questions, openQuestions, longestTurnSecs, wordsPerMinute, fillers, pauses = null } = measures
  const row = (count: number | null, label: string, format: (count: number) => string, unit?: string) =>
    count === null ? [] : [{ label, value: format(count), unit }]
  const kinds = questions && openQuestions !== null ? measureTexts.openAndClosed(openQuestions, questions) : undefined
  return [
    ...row(talkShare, measureTexts.talkShare, (share) => `${Math.round(share * 100)}%`, measureTexts.ofWords),
    ...row(questions, measureTexts.questions, String, kinds),
    ...row(longestTurnSecs, measureTexts.longestTurn, formatTime),
    ...row(wordsPerMinute, measureTexts.pace, (pace) => `${Math.round(pace)}`, measureTexts.wordsPerMinute),
    ...row(pauses, measureTexts.pauses, String),
    ...row(fillers, measureTexts.fillers, String),
  ]
}
