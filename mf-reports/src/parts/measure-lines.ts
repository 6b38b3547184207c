import type { Measures } from '@clarity/contracts/measures'
import { measureLabels as labels } from './measure-labels'

/** What was counted in a conversation, one figure a line; what could not be counted is left out. */
export function measureLines(measures: Measures | undefined): string[] {
  const line = (label: string, key: Exclude<keyof Measures, 'timeline'>, unit = '', factor = 1) => {
    const count = measures?.[key]
    return count == null ? [] : [`${label}: ${Math.round(count * factor)}${unit}`]
  }
  return [
    ...line(labels.talkShare, 'talkShare', labels.percent, 100),
    ...line(labels.questions, 'questions'),
    ...line(labels.openQuestions, 'openQuestions'),
    ...line(labels.longestTurn, 'longestTurnSecs', labels.seconds),
    ...line(labels.pace, 'wordsPerMinute', labels.wordsPerMinute),
    ...line(labels.pauses, 'pauses'),
    ...line(labels.fillers, 'fillers'),
  ]
}
