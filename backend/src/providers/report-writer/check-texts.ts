/** Texts of the report writer on the providers page. */
export const writerCheckTexts = {
  offline: {
    name: 'Offline writer',
    summary: 'Libraries on this machine write the reports. Nothing that was said leaves it.',
    works: 'It wrote a test report.',
    silent: 'It wrote nothing for a test conversation.',
    silentRemedy: 'Restart the server. If the problem remains, the installation is incomplete.',
  },
  llm: {
    name: (vendor: string) => `Language model of ${vendor}`,
    summary: 'A language model writes the reports. The offline writer takes over if no usable answer comes in time.',
  },
} as const
