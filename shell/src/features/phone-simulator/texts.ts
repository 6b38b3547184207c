import type { SimulatorCall } from '@clarity/contracts/simulator'

/** The texts of the phone simulator; those of the wire are in `@clarity/contracts`. */
export const simulatorTexts = {
  title: 'Phone simulator',
  lead: 'Messages and calls that would go to real phones. Nothing leaves this computer.',
  phones: 'Phones',
  loading: 'Loading...',
  emptyTitle: 'No phone has a message yet',
  empty: 'Request a conversation on the home page. Its text message will arrive here, at the number you enter.',
  home: 'Request a conversation',
  unavailable: 'The phone simulator is available with the outbox provider only, on this computer or to an admin.',
  unavailableTitle: 'Phone simulator not available',
  admin: 'Sign in as an admin',
  startPage: 'Go to the home page',
  unreachable: 'Connection lost. Retrying…',
  addLabel: 'Phone number',
  add: 'Add phone',
  addInvalid: 'Please enter a valid number',
} as const

export const phoneTexts = {
  name: (number: string) => `Phone ${number}`,
  messages: (number: string) => `Messages on ${number}`,
  none: 'No messages yet.',
  from: 'Clarity',
  reply: 'Reply',
  placeholder: 'Text message',
  send: 'Send',
  sending: 'sending…',
  quick: ['YES', 'STOP', 'HELP'],
  failed: 'Not sent. Please try again.',
  calls: 'A call is coming in',
  unread: 'new',
} as const

export const callTexts = {
  incoming: 'Clarity is calling',
  notice: 'This is an AI, and the call is recorded.',
  secondsLeft: (secs: number) => `${secs} s left to answer`,
  answer: 'Answer',
  decline: 'Decline',
  failed: 'That did not work. Please try again.',
  underWay: 'On the phone with Clarity',
  hangUp: 'Hang up',
  goOn: 'Return to call',
  goOnAction: 'You have a call in progress',
  back: 'Back to messages',
  past: {
    ringing: 'Incoming call',
    answered: 'Call in progress',
    ended: 'Call ended',
    declined: 'Declined call',
    missed: 'Missed call',
  } satisfies Record<SimulatorCall['state'], string>,
} as const
