import type { SimulatorCall } from '@clarity/contracts/simulator'

/** Every text of the phone simulator that the wire does not own. */
export const simulatorTexts = {
  title: 'Phone simulator',
  lead: 'The messages and calls that would reach real phones. Nothing leaves this computer.',
  phones: 'Phones',
  loading: 'Loading...',
  emptyTitle: 'No phone has a message yet',
  empty: 'Ask for a conversation on the start page: its text message arrives here, on the number that you give.',
  home: 'Ask for a conversation',
  unavailable: 'The phone simulator is there with the outbox only, on this computer or for an admin.',
  unavailableTitle: 'No phone simulator here',
  admin: 'Sign in as an admin',
  startPage: 'Go to the start page',
  unreachable: 'Not reached. Trying again…',
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
  calls: 'A call comes in',
  unread: 'new',
} as const

export const callTexts = {
  incoming: 'Clarity calls',
  notice: 'This is an AI, and it is recorded.',
  secondsLeft: (secs: number) => `rings for ${secs} s more`,
  answer: 'Answer',
  decline: 'Decline',
  failed: 'That did not work. Please try again.',
  underWay: 'On the phone with Clarity',
  hangUp: 'Hang up',
  goOn: 'Go on',
  goOnAction: 'A call is under way',
  back: 'Back to the messages',
  past: {
    ringing: 'Incoming call',
    answered: 'Call under way',
    ended: 'Call ended',
    declined: 'Declined call',
    missed: 'Missed call',
  } satisfies Record<SimulatorCall['state'], string>,
} as const
