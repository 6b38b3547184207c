/** Every text of the demo page that the wire does not own. */
export const demoTexts = {
  hello: (name: string) => `Hello ${name}`,
  part: 'Your part',
  start: 'Start conversation',
  goOn: 'Go on',
  action: 'Talk to Clarity',
  goOnAction: 'Your conversation is still open',
  loading: 'Loading...',
  over: 'This link is closed',
  waits: 'Not confirmed yet',
  unknown: 'There is no such invitation. Please check the link.',
  failed: 'Not connected',
  home: 'Go to the start page',
  tryAgain: 'Try again',
} as const
