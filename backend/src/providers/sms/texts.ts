export const outboxTexts = {
  name: 'Simulated phones',
  summary: 'Messages appear in the phone simulator. No real phone gets one.',
  works: (held: number) => `The simulated phones hold ${held} ${held === 1 ? 'message' : 'messages'}.`,
  failed: (reason: string) => `The message was not stored: ${reason}.`,
  failedRemedy: 'Check the database, then send another one.',
} as const
