import type { Provider, ProviderCheck, TestSms } from '@clarity/contracts/provider'

export function aProvider(changes: Partial<Provider> = {}): Provider {
  return {
    port: 'sms',
    name: 'Twilio',
    summary: 'Messages go to real phones.',
    settings: [
      { name: 'TWILIO_FROM', is_set: true, value: '+14155550100', finding: null },
      { name: 'TWILIO_AUTH_TOKEN', is_set: true, value: null, finding: null },
      {
        name: 'SUPPORT_PHONE',
        is_set: false,
        value: null,
        finding: { tone: 'good', sentence: 'The line is left out.', remedy: null },
      },
    ],
    webhooks: [],
    unknown: { total: 0, newest: [] },
    ...changes,
  }
}

export function aCheck(changes: Partial<ProviderCheck> = {}): ProviderCheck {
  return {
    port: 'sms',
    checked_at: '2026-11-20T12:00:00.000Z',
    took_ms: 1234,
    findings: [{ tone: 'good', sentence: 'The account is active.', remedy: null }],
    ...changes,
  }
}

export const aTest = (changes: Partial<TestSms> = {}): TestSms => ({
  id: 't1',
  phone: '+14155550123',
  state: 'queued',
  trouble: null,
  ...changes,
})
