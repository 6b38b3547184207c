export const outboxTexts = {
  name: 'Simulated phones',
  summary: 'Messages stand on the phone simulator’s page; no real phone gets one.',
  works: (held: number) => `The simulated phones hold ${held} ${held === 1 ? 'message' : 'messages'}.`,
  failed: (reason: string) => `The message was not kept: ${reason}.`,
  failedRemedy: 'See that the database is well, and send another.',
} as const
