/** What a module did to the page around it, each a whole sentence for an admin. */
export const texts = {
  background: (message: string) => `It threw an error in an event, a timer or a promise: ${message}`,
  cleanUp: (message: string) => `It threw an error while its page was being left: ${message}`,
  endless: 'It updated itself without end.',
  suspended: 'Its page has been waiting for something for ten seconds.',
  globals: (names: string) => `It changed what all modules share, which was put back: ${names}.`,
  styles: (selectors: string) => `It brought styles for the whole page, which were dropped: ${selectors}.`,
  root: 'It removed the whole page, which was put back.',
} as const
