/** Texts of geolocation on the providers page. */
export const geolocationTexts = {
  none: {
    name: 'None',
    summary: 'The location of a report view is not determined.',
    works: 'No lookup is made. Views show no location.',
  },
  file: {
    name: 'MaxMind-format file',
    summary: 'The reader’s address is looked up in a file on this machine.',
    works: (kind: string, day: string) => `The file is readable: ${kind}, built on ${day}.`,
    old: (day: string) => `The file is from ${day}: some addresses have changed since.`,
    oldRemedy: 'Replace it with a newer file and restart.',
  },
  header: {
    name: 'Trusted proxy',
    summary: 'The proxy in front sends the reader’s country.',
    works: 'No lookup is made. The proxy sends the country with each request; otherwise views show no location.',
  },
  noFile: 'No file: locations come from the trusted proxy’s header, or are unknown.',
} as const
