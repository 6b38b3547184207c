/** Texts of what is loaded once an overview is on screen; in `texts.ts` they would load with the gate. */
export const outlineTexts = {
  contents: 'Contents',
  print: 'Print',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied. Please copy it from the address bar.',
} as const

export const goalTexts = {
  title: 'Goals',
  met: 'Met',
  notMet: 'Not met',
  notJudged: 'Not judged',
} as const

export const measureTexts = {
  title: 'How you talked',
  talkShare: 'Share of talk',
  ofWords: 'of all words',
  questions: 'Questions',
  openAndClosed: (open: number, all: number) => `(${open} open, ${all - open} closed)`,
  longestTurn: 'Longest turn',
  pace: 'Pace',
  wordsPerMinute: 'words per minute',
  pauses: 'Pauses over 3 seconds',
  fillers: 'Filler words',
  mood: 'Sentiment',
  from: 'From',
  timelineLabel: (hasMood: boolean) => (hasMood ? 'Share of talk and sentiment over time' : 'Share of talk over time'),
} as const

export const evidenceTexts = {
  mark: 'Source',
  /** The names of the marks: all have the same text, and a screen reader lists them without what is around them. */
  nameOf: {
    goal: (number: number, label: string) => `Source of goal ${number}: ${label}`,
    keyPoint: (number: number, title: string) => `Source of key point ${number}: ${title}`,
    topic: (number: number, label: string) => `Source of topic ${number}: ${label}`,
    actionItem: (number: number) => `Source of action item ${number}`,
  },
} as const
