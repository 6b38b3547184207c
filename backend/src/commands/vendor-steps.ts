import type { ProviderFinding } from '@clarity/contracts'
import type { Config } from '../config/config.js'
import { newId } from '../identifiers/new-id.js'
import { checkLlm } from '../providers/llm/check-llm.js'
import { openLlm } from '../providers/llm/llm.js'
import { vendorReport } from './vendor-report.js'
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

/** What is asked for beside the steps that no one notices. */
export interface OwnPhone {
  /** One's own phone, for a text; without it none is sent. */
  readonly phone: string | null
  /** Whether it is called as well. */
  readonly calls: boolean
}

/** The steps for the vendors that are configured. */
export async function vendorSteps(config: Config, own: OwnPhone): Promise<VendorStep[]> {
  return [...twilioSteps(config, own.phone), ...(await elevenLabsSteps(config, own)), ...llmSteps(config)]
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

async function elevenLabsSteps(config: Config, { phone, calls }: OwnPhone): Promise<VendorStep[]> {
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
  const call = { ...session, phone: phone ?? '', firstTriedAt: new Date() }
  const steps: VendorStep[] = [
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
        return (await voice.findCall(call)) === null ? 'none, as expected' : 'one, which is wrong'
      },
    },
  ]
  if (phone === null || !calls) return steps
  return [
    ...steps,
    {
      vendor,
      explanation: 'Calls your own phone: answer it, and hang up. Costs some cents.',
      run: async () => {
        const result = await voice.placeCall(call)
        return result.kind === 'placed' ? 'placed' : result.reason
      },
    },
    {
      vendor,
      explanation: 'Looks for that call in the list of conversations, as after a lost answer. Free.',
      run: async () => ((await voice.findCall(call)) === null ? 'not found: the list may be behind' : 'found'),
    },
  ]
}

function llmSteps({ llm }: Config): VendorStep[] {
  if (llm === null) return []
  const vendor = 'Language model'
  const question = `Asks ${llm.model} a small question with the limits and the format of a report. Costs less than a cent.`
  const report = `Lets ${llm.model} write the report of six short turns. Costs some cents.`
  return [
    { vendor, explanation: question, run: async () => told(await checkLlm(openLlm(llm))) },
    { vendor, explanation: report, run: () => vendorReport(openLlm(llm)) },
  ]
}

function told(findings: readonly ProviderFinding[]): string {
  const wrong = findings.filter(({ tone }) => tone !== 'good')
  if (wrong.length === 0) return 'good'
  return wrong.map(({ tone, sentence, remedy }) => `${tone}: ${sentence} ${remedy ?? ''}`.trim()).join(' ')
}
