import type { Provider, ProviderPort, ProviderWebhookKind, TestSms, UnknownOutcome } from '@clarity/contracts/provider'

/** Texts of the page of providers. */
export const texts = {
  title: 'Providers',
  lead: 'The services that send messages, hold conversations and write reports: their settings, and whether they respond. Changing a setting requires a restart.',
  failed: 'Failed to load the providers.',
  ports: {
    sms: 'Text messages',
    voice: 'Voice',
    'report-writer': 'Report writer',
    agent: 'Built-in agent',
    places: 'Geolocation',
    database: 'Database',
  } satisfies Record<ProviderPort, string>,
  tones: { good: 'Good', caution: 'Needs attention', bad: 'Not working' },
  toneOf: { good: 'Good', caution: 'Warning', bad: 'Error' },
  checking: 'Checking…',
  checkAgain: 'Check again',
  checkPort: (port: string) => `Check again: ${port}`,
  checkFailed: (reason: string) => `The check failed. ${reason}`,
  took: (ms: number) => `in ${ms.toLocaleString()} ms`,
  settings: (count: number) => `Settings (${count})`,
  isSet: 'Set (hidden)',
  notSet: 'Not set',
  webhooks: 'Webhooks',
  webhookKinds: {
    replies: 'Incoming replies',
    deliveries: 'Delivery status',
    conversations: 'Finished conversations',
  } satisfies Record<ProviderWebhookKind, string>,
  lastHeard: 'last received',
  neverHeard: 'nothing received yet',
  unknown: (total: number) => (total === 1 ? '1 outcome is unknown' : `${total.toLocaleString()} outcomes are unknown`),
  unknownKinds: {
    message: 'Message',
    call: 'Call',
    conversation: 'Conversation',
  } satisfies Record<UnknownOutcome['kind'], string>,
  stillAsked: 'still checking with the provider',
  notAsked: 'the provider could not say; no longer checking',
  unknownMore: (count: number) => `and ${count.toLocaleString()} more`,
  test: {
    title: 'Send a test message',
    lead: 'Sends a text to your own phone, in the same way as every other message.',
    phone: 'Phone number',
    send: 'Send',
    sending: 'Sending…',
    to: (phone: string) => `To ${phone}`,
    steps: { queued: 'Queued', sent: 'Sent', delivered: 'Delivered' },
    states: {
      queued: 'It is waiting in the queue.',
      sent: 'The carrier accepted it and will report when it is delivered.',
      delivered: 'It was delivered.',
      failed: 'It was not delivered.',
      unknown: 'It is not clear yet whether the carrier accepted it. Checking with the carrier.',
    } satisfies Record<TestSms['state'], string>,
    lost: 'The status of the message could not be loaded.',
  },
} as const

/** The variable and what it is now, in a word. */
export function valueOf({ is_set: isSet, value }: Provider['settings'][number]): string {
  if (!isSet) return texts.notSet
  return value ?? texts.isSet
}
