export const compareTexts = {
  title: 'Compare two versions',
  older: 'Version on the left',
  newer: 'Version on the right',
  version: (version: number) => `Version ${version}`,
  about: (name: string, scenario: string) => `${name} · ${scenario}`,
  same: 'The two versions have the same text.',
  sameWords: 'The two versions have the same text; quotes behind it or details of it differ.',
  unchanged: 'Unchanged',
  absent: '(not in this version)',
  added: 'added:',
  removed: 'removed:',
  counts: (removed: number, added: number) =>
    `${removed.toLocaleString()} ${removed === 1 ? 'word' : 'words'} removed, ${added.toLocaleString()} added`,
  sections: {
    overview: 'Overview',
    keyPoints: 'Key Points',
    actionItems: 'Action Items',
    topics: 'Topics',
    goals: 'Goals',
    measures: 'How the person talked',
    text: 'Text',
  },
  goal: { met: 'met', notMet: 'not met', unknown: 'no verdict', hint: (hint: string) => `Try: “${hint}”` },
  topic: (label: string, sentiment: number, frequency: number) =>
    `${label}: sentiment ${sentiment}, frequency ${frequency}`,
} as const
