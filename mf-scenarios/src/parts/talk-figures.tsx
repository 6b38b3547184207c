import { Text } from '@clarity/admin-kit'
import type { Measures } from '@clarity/contracts/measures'
import { measureTexts } from '../goal-texts'

/** What was counted in a conversation, in one line. */
export function TalkFigures({ measures }: { readonly measures: Measures }) {
  const figures = figuresOf(measures)
  if (figures.length === 0) return null
  return (
    <Text size="sm" mt="sm">
      <Text span inherit fw={600}>
        {measureTexts.title}:
      </Text>{' '}
      {figures.join(', ')}
    </Text>
  )
}

function figuresOf(measures: Measures): string[] {
  const figure = (key: Exclude<keyof Measures, 'timeline'>, text: (count: number) => string, factor = 1) => {
    const count = measures[key]
    return count == null ? [] : [text(Math.round(count * factor))]
  }
  return [
    ...figure('talkShare', measureTexts.talkShare, 100),
    ...figure('questions', measureTexts.questions),
    ...(measures.questions ? figure('openQuestions', measureTexts.openQuestions) : []),
    ...figure('longestTurnSecs', measureTexts.longestTurn),
    ...figure('wordsPerMinute', measureTexts.pace),
    ...figure('pauses', measureTexts.pauses),
    ...figure('fillers', measureTexts.fillers),
  ]
}
