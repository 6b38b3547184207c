import type { Provider, ProviderPort, ProviderWebhookKind, TestSms, UnknownOutcome } from '@clarity/contracts/provider'

/** Texts of the page of providers. */
export const texts = {
  title: 'Providers',
  lead: 'Who sends, talks and writes, what is set for them, and whether they answer. A change of the settings takes a restart.',
  failed: 'The providers could not be listed.',
  ports: {
    sms: 'Text messages',
    voice: 'Voice',
    'report-writer': 'Report writer',
    agent: 'Built-in agent',
    places: 'Places of views',
    database: 'Database',
  } satisfies Record<ProviderPort, string>,
  tones: { good: 'Good', caution: 'Look at this', bad: 'Not working' },
  toneOf: { good: 'Good', caution: 'To look at', bad: 'Wrong' },
  checking: 'Asking…',
  checkAgain: 'Check again',
  checkPort: (port: string) => `Check again: ${port}`,
  checkFailed: (reason: string) => `It could not be checked. ${reason}`,
  unreachable: 'The server cannot be reached.',
  took: (ms: number) => `in ${ms.toLocaleString()} ms`,
  settings: (count: number) => `Settings (${count})`,
  isSet: 'Set, never shown',
  notSet: 'Not set',
  webhooks: 'Webhooks',
  webhookKinds: {
    replies: 'Replies of phones',
    deliveries: 'States of messages',
    conversations: 'Ends of conversations',
  } satisfies Record<ProviderWebhookKind, string>,
  lastHeard: 'last heard',
  neverHeard: 'never heard yet',
  unknown: (total: number) =>
    total === 1 ? 'Of one nobody knows what became' : `Of ${total.toLocaleString()} nobody knows what became`,
  unknownKinds: {
    message: 'Message',
    call: 'Call',
    conversation: 'Conversation',
  } satisfies Record<UnknownOutcome['kind'], string>,
  stillAsked: 'the provider is still asked',
  notAsked: 'the provider was asked for long, and does not say',
  unknownMore: (count: number) => `and ${count.toLocaleString()} more`,
  test: {
    title: 'Send a test message',
    lead: 'To a phone of your own. It goes the way of every other message.',
    phone: 'Phone number',
    send: 'Send',
    sending: 'Sending…',
    to: (phone: string) => `To ${phone}`,
    steps: { queued: 'Queued', sent: 'Sent', delivered: 'Delivered' },
    states: {
      queued: 'It waits for its turn.',
      sent: 'The carrier has taken it and tells when it is delivered.',
      delivered: 'It is delivered.',
      failed: 'It was not delivered.',
      unknown: 'Nobody knows yet whether the carrier took it: the carrier is being asked.',
    } satisfies Record<TestSms['state'], string>,
    lost: 'What became of the message could not be read.',
  },
} as const

/** The variable and what it is now, in a word. */
export function valueOf({ is_set: isSet, value }: Provider['settings'][number]): string {
  if (!isSet) return texts.notSet
  return value ?? texts.isSet
}
