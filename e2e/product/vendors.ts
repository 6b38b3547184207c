import { start as startElevenLabs, type Conversation, type FakeElevenLabs } from '@clarity/fakes/elevenlabs'
import { start as startLlm, type FakeLlm } from '@clarity/fakes/llm'
import { start as startTwilio, type TwilioMessage, type FakeTwilio } from '@clarity/fakes/twilio'
import { webhookSecret } from '@clarity/test-kit/post-call-event'
import { until } from '@clarity/test-kit/until'

export const twilioNumber = '+14155550100'

const twilioAccount = { accountSid: `AC${'0123abcd'.repeat(4)}`, authToken: 'the auth token of a story' }
const elevenLabsAccount = { apiKey: 'sk_story', agentId: 'agent_1', phoneNumberId: 'phnum_1', webhookSecret }
const llmAccount = { apiKey: 'the key of a story' }

/** The three outside providers, as fakes on this machine. The caller closes them. */
export class Vendors {
  readonly twilio: FakeTwilio
  readonly elevenLabs: FakeElevenLabs
  readonly llm: FakeLlm
  private inboundUrl = ''
  private expected: RegExp[] = []

  private constructor(twilio: FakeTwilio, elevenLabs: FakeElevenLabs, llm: FakeLlm) {
    this.twilio = twilio
    this.elevenLabs = elevenLabs
    this.llm = llm
  }

  static async start(): Promise<Vendors> {
    const [twilio, elevenLabs, llm] = await Promise.all([
      startTwilio({ ...twilioAccount, callbacks: 'in-order' }),
      startElevenLabs(elevenLabsAccount),
      startLlm(llmAccount),
    ])
    return new Vendors(twilio, elevenLabs, llm)
  }

  /** The settings to use them, with short timeouts. */
  get env(): Record<string, string> {
    return {
      SMS_PROVIDER: 'twilio',
      SMS_COUNTRIES: '*',
      STRANGERS: 'open',
      SMS_SETTLE_SECS: '1',
      SMS_TIMEOUT_SECS: '1',
      SMS_SEGMENTS_PER_SEC: '1000',
      QUIET_HOURS: 'off',
      TWILIO_ACCOUNT_SID: twilioAccount.accountSid,
      TWILIO_AUTH_TOKEN: twilioAccount.authToken,
      TWILIO_FROM: twilioNumber,
      TWILIO_API_BASE_URL: this.twilio.url,
      VOICE_PROVIDER: 'elevenlabs',
      VOICE_TIMEOUT_SECS: '1',
      VOICE_SETTLE_SECS: '1',
      VOICE_ASK_AFTER_SECS: '1',
      ELEVENLABS_API_KEY: elevenLabsAccount.apiKey,
      ELEVENLABS_AGENT_ID: elevenLabsAccount.agentId,
      ELEVENLABS_PHONE_NUMBER_ID: elevenLabsAccount.phoneNumberId,
      ELEVENLABS_BASE_URL: this.elevenLabs.url,
      REPORT_WRITER: 'anthropic',
      LLM_MODEL: 'claude-of-stories',
      LLM_API_KEY: llmAccount.apiKey,
      LLM_BASE_URL: this.llm.url,
      LLM_PRICE: '3/15',
    }
  }

  /** The webhook addresses set in the providers' consoles. */
  reportTo(productUrl: string): void {
    this.inboundUrl = `${productUrl}/api/webhooks/twilio/sms`
    this.elevenLabs.webhookUrl = `${productUrl}/api/webhooks/elevenlabs`
    this.elevenLabs.console.webhooks = [{ url: this.elevenLabs.webhookUrl, isDisabled: false }]
    this.twilio.console.numbers.set(twilioNumber, { url: this.inboundUrl, method: 'POST', canText: true })
  }

  /** Every message that went to the phone, oldest first. */
  messages(phone: string): TwilioMessage[] {
    return this.twilio.messages.filter(({ to }) => to === phone)
  }

  /** The phone's nth message, once it has arrived. */
  message(phone: string, count: number): Promise<TwilioMessage> {
    return until(`message ${count} to ${phone}`, () => this.messages(phone)[count - 1])
  }

  /** The phone's message with these words, once it has arrived: messages sent together arrive in any order. */
  messageSaying(phone: string, words: string): Promise<TwilioMessage> {
    return until(`'${words}' to ${phone}`, () => this.messages(phone).find(({ body }) => body.includes(words)))
  }

  /** Every call to the phone, oldest first. */
  calls(phone: string): Conversation[] {
    return this.elevenLabs.calls.filter(({ phoneCall }) => phoneCall?.toNumber === phone)
  }

  /** The phone's nth call, once it is placed. */
  call(phone: string, count = 1): Promise<Conversation> {
    return until(`call ${count} to ${phone}`, () => this.calls(phone)[count - 1])
  }

  /** Sends a reply from the phone. After a STOP the carrier lets nothing through. */
  async reply(phone: string, body: string): Promise<void> {
    if (body === 'STOP') this.twilio.optOut(phone)
    const { status } = await this.twilio.receive(this.inboundUrl, { from: phone, to: twilioNumber, body })
    if (status !== 200) throw new Error(`The reply was answered ${status}.`)
  }

  /** The refusals that a story expects; all others fail it. */
  expectRefusal(refusal: RegExp): void {
    this.expected.push(refusal)
  }

  /** Unexpected refusals; empty if every request was valid. */
  get refusals(): string[] {
    const all = [
      ...this.twilio.refusals.map(({ code, message }) => `Twilio ${code}: ${message}`),
      ...this.elevenLabs.refusals.map(({ status, message }) => `ElevenLabs ${status}: ${message}`),
      ...this.llm.refusals.map((message) => `Language model: ${message}`),
    ]
    return all.filter((refusal) => !this.expected.some((expected) => expected.test(refusal)))
  }

  /** Removes all faults, and every call is answered; messages and conversations are kept. */
  reset(): void {
    this.expected = []
    this.twilio.refusals.length = 0
    this.twilio.chooseFault = () => null
    this.elevenLabs.refusals.length = 0
    this.elevenLabs.chooseFault = () => null
    this.elevenLabs.chooseRefusal = () => null
    this.elevenLabs.chooseResult = () => 'answered'
    this.elevenLabs.webhooks = 'once'
    this.elevenLabs.speech.length = 0
    this.elevenLabs.agent.allowedHosts = []
    this.elevenLabs.numbersCaptions = false
    this.llm.reset()
  }

  async close(): Promise<void> {
    await Promise.all([this.twilio.close(), this.elevenLabs.close(), this.llm.close()])
  }
}
