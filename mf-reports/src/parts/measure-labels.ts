/** The figures of how a person talked, and their units. */
export const measureLabels = {
  talkShare: 'Share of talk',
  questions: 'Questions',
  openQuestions: 'Open questions',
  longestTurn: 'Longest turn',
  pace: 'Pace',
  pauses: 'Pauses over 3 seconds',
  fillers: 'Filler words',
  percent: '%',
  seconds: ' s',
  wordsPerMinute: ' words per minute',
} as const
