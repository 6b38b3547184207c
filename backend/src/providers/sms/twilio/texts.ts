/** What an operator reads of Twilio. */
export const twilioTexts = {
  name: 'Twilio',
  summary: 'Messages go to real phones, and cost what Twilio charges.',
  noReplies:
    'Replies and delivery states do not come in, and it refuses messages whose states would be reported there.',
  ownKeywords: 'HELP and START are answered here: right for short codes, and for HELP of toll-free numbers.',
  account: {
    active: 'The account is active.',
    trial: 'The account is on trial: only verified numbers get messages, with a sentence of Twilio’s in front.',
    trialRemedy: 'Upgrade the account in Twilio’s console.',
    stopped: (status: string) => `The account is ${status}: nothing is sent.`,
    stoppedRemedy: 'Twilio’s console says why, and what has to be settled.',
  },
  sender: {
    exists: (sender: string) => `${sender} belongs to the account.`,
    missing: (sender: string) => `The account has no ${sender}: every message would be refused.`,
    missingRemedy: (variable: string) => `Set ${variable} to one that Twilio’s console lists, and restart.`,
    noText: (sender: string) => `${sender} cannot send text messages.`,
    noTextRemedy: 'Take a number that can, in Twilio’s console.',
    emptyPool: (service: string) => `${service} has no number to send from.`,
    emptyPoolRemedy: 'Add a number to the sender pool of the service, in Twilio’s console.',
    unregistered: (service: string) =>
      `${service} has no registered campaign: carriers of the United States block what long numbers send.`,
    unregisteredRemedy: 'Register brand and campaign (A2P 10DLC) in Twilio’s console, if long numbers of the US send.',
  },
  inbound: {
    ours: 'Replies are posted to this server.',
    elsewhere: (theirs: string) => `Replies are posted to ${theirs}, not to this server: nobody’s YES is heard.`,
    nowhere: 'Replies are posted nowhere: nobody’s YES is heard.',
    byGet: 'Replies are sent by GET: this server takes POST alone.',
    byApplication: 'A TwiML application takes the replies: see that its address is ours.',
    byNumbers: 'Each number of the service says where its replies go: see that every one is ours.',
    remedy: (ours: string) => `Set the webhook for incoming messages to ${ours}, by POST, in Twilio’s console.`,
  },
  failure: {
    refused: (code: string) => `Twilio refused the message, or could not deliver it (error ${code}).`,
    refusedRemedy: (code: string) => `Twilio explains it: https://www.twilio.com/docs/api/errors/${code}`,
    other: (reason: string) => `The message was not sent: ${reason}.`,
    otherRemedy: 'Check the provider again, and send another.',
  },
} as const
