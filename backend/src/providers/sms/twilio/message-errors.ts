import { optedOutCode } from './twilio-errors.js'

interface Explained {
  readonly sentence: string
  readonly remedy: string
}

const registration = 'Register brand and campaign (A2P 10DLC), or verify the toll-free number, in Twilio’s console.'

/** The most common errors of one message, not of the account (https://www.twilio.com/docs/api/errors). */
export const messageErrors: Readonly<Record<number, Explained>> = {
  21211: { sentence: 'Twilio does not accept this phone number.', remedy: 'Check the number and its country code.' },
  [optedOutCode]: {
    sentence: 'The owner of this phone has texted STOP.',
    remedy: 'Only the owner can undo it, by texting START to the number that the messages come from.',
  },
  21614: { sentence: 'This is not a mobile phone.', remedy: 'Use a number that can get text messages.' },
  30003: { sentence: 'The phone is off or unreachable.', remedy: 'Try again once it is on.' },
  30004: { sentence: 'The phone, or its carrier, blocks the message.', remedy: 'Try another phone.' },
  30005: { sentence: 'The carrier does not know this phone.', remedy: 'Check the number.' },
  30006: {
    sentence: 'This is a landline, or its carrier is unreachable.',
    remedy: 'Use the number of a mobile phone.',
  },
  30007: { sentence: 'The carrier classified the message as spam.', remedy: registration },
  30032: { sentence: 'The toll-free number is not verified.', remedy: registration },
  30034: { sentence: 'The number is not registered with the carriers of the United States.', remedy: registration },
}
