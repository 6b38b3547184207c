/** What an operator reads of whoever writes reports. */
export const writerCheckTexts = {
  offline: {
    name: 'Offline writer',
    summary: 'Libraries on this machine write reports; nothing that was said leaves it.',
    works: 'It has written a small report.',
    silent: 'It wrote nothing of a small conversation.',
    silentRemedy: 'Restart; if it stays, the installation is incomplete.',
  },
  llm: {
    name: (vendor: string) => `Language model of ${vendor}`,
    summary: 'A language model writes reports; the offline writer takes over where nothing usable comes in time.',
  },
} as const
