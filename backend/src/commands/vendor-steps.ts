import type { ProviderFinding } from '@clarity/contracts'
import type { Config } from '../config/config.js'
import { newId } from '../identifiers/new-id.js'
import { checkLlm } from '../providers/llm/check-llm.js'
import { openLlm } from '../providers/llm/llm.js'
import { TwilioSms } from '../providers/sms/twilio/twilio-sms.js'
import { ElevenLabsVoice } from '../providers/voice/elevenlabs/elevenlabs-voice.js'

/** One real request, or a few, to a vendor. */
export interface VendorStep {
  readonly vendor: string
  /** What happens and what it costs, said before it happens. */
  readonly explanation: string
  /** The result in a few words, without a secret or a phone number. */
  run(): Promise<string>
}

/** The steps for the vendors that are configured. `phone` is one's own, for a text; without it none is sent. */
export async function vendorSteps(config: Config, phone: string | null): Promise<VendorStep[]> {
  return [...twilioSteps(config, phone), ...(await elevenLabsSteps(config)), ...llmSteps(config)]
}

function twilioSteps(config: Config, phone: string | null): VendorStep[] {
  if (config.twilio.account === null) return []
  const vendor = 'Twilio'
  const sms = new TwilioSms(config.twilio.account, config)
  const body = `Clarity tests its text messages (${newId().slice(0, 6)}). Reply STOP to opt out.`
  const text = { id: newId(), phone: phone ?? '', body, firstTriedAt: new Date() }
  const check = 'Reads the account, its sender and the address of replies. Free.'
  const steps: VendorStep[] = [{ vendor, explanation: check, run: async () => told(await sms.check(config)) }]
  if (phone === null) return steps
  return [
    ...steps,
    {
      vendor,
      explanation: 'Sends one text to your own phone. Costs about a cent.',
      run: async () => {
        const result = await sms.send(text)
        return result.kind === 'sent' ? 'accepted' : result.reason
      },
    },
    {
      vendor,
      explanation: 'Looks for that text in the list of messages, as after a lost answer. Free.',
      run: async () => `${(await sms.listAccepted(text)).length} found`,
    },
  ]
}

async function elevenLabsSteps(config: Config): Promise<VendorStep[]> {
  const { account } = config.elevenLabs
  if (account === null) return []
  const vendor = 'ElevenLabs'
  const voice = await ElevenLabsVoice.with(account, config.voice)
  const scenario = { title: 'Test', prompt: 'Say hello.', firstMessage: 'Hello.', language: 'en' }
  const session = {
    id: newId(),
    demoRequestId: newId(),
    scenario: { ...scenario, recipientName: 'Alex', recipientRole: 'Tester' },
  }
  return [
    {
      vendor,
      explanation: 'Reads the agent, its phone number, the webhook and its settings. Free.',
      run: async () => told(await voice.check(config)),
    },
    {
      vendor,
      explanation: 'Gets a signed address for one page, and does not use it. Free.',
      run: async () => ((await voice.openSession(session)).providerId ? 'an address with its id' : 'an address'),
    },
    {
      vendor,
      explanation: 'Looks for a call that was never placed, as after a lost answer. Free.',
      run: async () => {
        const found = await voice.findCall({ ...session, phone: '', firstTriedAt: new Date() })
        return found === null ? 'none, as expected' : 'one, which is wrong'
      },
    },
  ]
}

function llmSteps({ llm }: Config): VendorStep[] {
  if (llm === null) return []
  const explanation = `Asks ${llm.model} a small question with the limits and the format of a report. Costs less than a cent.`
  return [{ vendor: 'Language model', explanation, run: async () => told(await checkLlm(openLlm(llm))) }]
}

function told(findings: readonly ProviderFinding[]): string {
  const wrong = findings.filter(({ tone }) => tone !== 'good')
  if (wrong.length === 0) return 'good'
  return wrong.map(({ tone, sentence, remedy }) => `${tone}: ${sentence} ${remedy ?? ''}`.trim()).join(' ')
}
