export const sourcesTexts = {
  title: 'Combined report with sources',
  back: 'Back to combined reports',
  hint: 'Only admins see the links to the turns. Readers get the same text without them.',
  conversations: 'Conversations',
  contents: 'Contents',
  view: 'View',
  turn: (turn: number) => `Turn ${turn}`,
  turnOf: (turn: number, name: string) => `Turn ${turn} of the conversation with ${name}`,
} as const
