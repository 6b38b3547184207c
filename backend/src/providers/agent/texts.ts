/** What an operator reads of the built-in agent. */
export const agentTexts = {
  notUsed: 'Who talks here brings an agent of its own: the built-in one has nothing to do.',
  offline: {
    name: 'Offline agent',
    summary: 'It plays the scenario by rules on this machine; nothing that is said leaves it.',
    works: 'It has heard a sentence and answered it.',
    silent: 'It did not answer a sentence.',
    silentRemedy: 'Restart; if it stays, the installation is incomplete.',
  },
  llm: {
    name: (vendor: string) => `Language model of ${vendor}`,
    summary: 'A language model plays the scenario; the offline agent takes over where no reply comes in eight seconds.',
    open: 'Whoever opens the site can talk to it, and each reply costs.',
  },
} as const
