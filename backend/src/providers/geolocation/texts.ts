/** What an operator reads of the places of views. */
export const geolocationTexts = {
  none: {
    name: 'None',
    summary: 'Where a report is viewed from is not known.',
    works: 'Nothing is asked: views show no place.',
  },
  file: {
    name: 'MaxMind-format file',
    summary: 'The caller’s address is looked up in a file on this machine.',
    works: (kind: string, day: string) => `The file can be read: ${kind}, made on ${day}.`,
    old: (day: string) => `The file is from ${day}: addresses have moved since.`,
    oldRemedy: 'Put a newer file in its place, and restart.',
  },
  header: {
    name: 'Trusted proxy',
    summary: 'The proxy in front names the caller’s country.',
    works: 'Nothing is asked: the proxy sends the country with each request, or views show no place.',
  },
  noFile: 'No file: places come from the trusted proxy’s header, or are not known.',
} as const
