/** Texts of Twilio on the providers page. */
export const twilioTexts = {
  name: 'Twilio',
  summary: 'Messages go to real phones and are charged by Twilio.',
  noReplies:
    'Replies and delivery reports cannot arrive, and Twilio rejects messages with an unreachable callback address.',
  ownKeywords: 'Clarity answers HELP and START itself: correct for short codes, and for HELP on toll-free numbers.',
  account: {
    active: 'The account is active.',
    trial:
      'The account is a trial account: only verified numbers get messages, and each starts with a notice from Twilio.',
    trialRemedy: 'Upgrade the account in the Twilio console.',
    stopped: (status: string) => `The account is ${status}: nothing is sent.`,
    stoppedRemedy: 'The Twilio console says why, and what has to be resolved.',
  },
  sender: {
    exists: (sender: string) => `${sender} belongs to the account.`,
    missing: (sender: string) => `The account has no ${sender}: every message would be rejected.`,
    missingRemedy: (variable: string) => `Set ${variable} to one that the Twilio console lists, and restart.`,
    noText: (sender: string) => `${sender} cannot send text messages.`,
    noTextRemedy: 'Choose a number that can, in the Twilio console.',
    emptyPool: (service: string) => `${service} has no number to send from.`,
    emptyPoolRemedy: 'Add a number to the service’s sender pool in the Twilio console.',
    unregistered: (service: string) =>
      `${service} has no registered campaign: US carriers block messages from long numbers.`,
    unregisteredRemedy:
      'If you send from US long numbers, register brand and campaign (A2P 10DLC) in the Twilio console.',
  },
  inbound: {
    ours: 'Replies are posted to this server.',
    elsewhere: (theirs: string) => `Replies are posted to ${theirs}, not to this server: a YES has no effect.`,
    nowhere: 'Replies are not posted anywhere: a YES has no effect.',
    byGet: 'Replies are sent by GET, but this server accepts only POST.',
    byApplication: 'A TwiML application handles the replies. Check that its address is this server’s.',
    byNumbers: 'Each number of the service has its own reply address. Check that every one is this server’s.',
    remedy: (ours: string) => `Set the webhook for incoming messages to ${ours}, with POST, in the Twilio console.`,
  },
  failure: {
    refused: (code: string) => `Twilio rejected the message or could not deliver it (error ${code}).`,
    refusedRemedy: (code: string) => `Twilio explains it: https://www.twilio.com/docs/api/errors/${code}`,
    other: (reason: string) => `The message was not sent: ${reason}.`,
    otherRemedy: 'Check the provider again, then send another one.',
  },
} as const
