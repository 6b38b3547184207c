/** The texts of the demo page; those of the wire are in `@clarity/contracts`. */
export const demoTexts = {
  hello: (name: string) => `Hello ${name}`,
  invitedBy: 'Invited by',
  part: 'Your role',
  start: 'Start conversation',
  goOn: 'Continue',
  action: 'Talk to Clarity',
  goOnAction: 'Your conversation is still open',
  loading: 'Loading...',
  over: 'This link is closed',
  waits: 'Not confirmed yet',
  unknown: 'This invitation could not be found. Please check the link.',
  failed: 'Not connected',
  home: 'Go to the home page',
  tryAgain: 'Try again',
} as const
