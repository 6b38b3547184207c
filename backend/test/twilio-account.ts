import { start, type TwilioOptions, type FakeTwilio } from '@clarity/fakes/twilio'

export const accountSid = `AC${'0123abcd'.repeat(4)}`
export const authToken = 'the auth token of a test'
export const twilioNumber = '+14155550100'

export async function startTwilio(options: Partial<TwilioOptions> = {}): Promise<FakeTwilio> {
  const twilio = await start({ accountSid, authToken, ...options })
  twilio.console.numbers.set(twilioNumber, { url: '', method: 'POST', canText: true })
  return twilio
}

/** The environment with which the application sends by this fake. */
export function twilioEnv(twilio: FakeTwilio): Record<string, string> {
  return {
    SMS_PROVIDER: 'twilio',
    SMS_COUNTRIES: '*',
    STRANGERS: 'open',
    SMS_SETTLE_SECS: '1',
    SMS_TIMEOUT_SECS: '1',
    SMS_SEGMENTS_PER_SEC: '1000',
    QUIET_HOURS: 'off',
    TWILIO_ACCOUNT_SID: accountSid,
    TWILIO_AUTH_TOKEN: authToken,
    TWILIO_FROM: twilioNumber,
    TWILIO_API_BASE_URL: twilio.url,
  }
}
