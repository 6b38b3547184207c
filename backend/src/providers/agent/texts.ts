/** Texts of the built-in agent on the providers page. */
export const agentTexts = {
  notUsed: 'The voice provider has its own agent, so the built-in one is not used.',
  offline: {
    name: 'Offline agent',
    summary: 'Plays the scenario by rules on this machine. Nothing that is said leaves it.',
    works: 'It answered a test sentence.',
    silent: 'It did not answer a test sentence.',
    silentRemedy: 'Restart the server. If the problem remains, the installation is incomplete.',
  },
  llm: {
    name: (vendor: string) => `Language model of ${vendor}`,
    summary:
      'A language model plays the scenario. The offline agent takes over if no reply comes within eight seconds.',
    open: 'Anyone who opens the site can talk to it, and each reply costs money.',
  },
} as const
