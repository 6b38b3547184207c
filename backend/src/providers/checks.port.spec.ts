import type { ProviderFinding } from '@clarity/contracts'
import type { Fault } from '@clarity/fakes/elevenlabs'
import { start as startLlm } from '@clarity/fakes/llm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { elevenLabsAccount, elevenLabsVariables, startElevenLabs } from '../../test/elevenlabs-account.js'
import { llmKey } from '../../test/test-llm.js'
import { agentThreads, writerThreads } from '../../test/test-threads.js'
import { authToken, startTwilio, twilioEnv } from '../../test/twilio-account.js'
import type { Config } from '../config/config.js'
import { readConfig } from '../config/read-config.js'
import { LlmAgent } from './agent/llm/llm-agent.js'
import { OfflineAgent } from './agent/offline-agent.js'
import { openLlm } from './llm/llm.js'
import { NoGeolocation } from './geolocation/no-geolocation.js'
import { ProxyHeaderGeolocation } from './geolocation/proxy-header-geolocation.js'
import type { Port } from './port.js'
import { LlmReportWriter } from './report-writer/llm/llm-report-writer.js'
import { OfflineReportWriter } from './report-writer/offline-report-writer.js'
import { TwilioSms } from './sms/twilio/twilio-sms.js'
import { BuiltinVoice } from './voice/builtin-voice.js'
import { ElevenLabsVoice } from './voice/elevenlabs/elevenlabs-voice.js'

type CheckFault = Extract<Fault, 'too-many' | 'error' | 'hang' | 'cut'>

interface Vendor {
  readonly env: Record<string, string>
  /** Every request from now on fails like this. Returns their number so far. */
  fail(fault: CheckFault): () => number
  recover(): void
  close(): Promise<void>
}

interface Adapter {
  readonly vendor: () => Promise<Vendor>
  readonly create: (config: Config) => Promise<Port> | Port
  /** The variable with the secret, and the one with the address. */
  readonly key: string
  readonly address: string
}

/** Counts the requests of a fake that fail. */
function failing(choose: (fault: () => CheckFault | null) => unknown): Pick<Vendor, 'fail' | 'recover'> {
  return {
    fail(fault) {
      let asked = 0
      choose(() => {
        asked += 1
        return fault
      })
      return () => asked
    },
    recover: () => void choose(() => null),
  }
}

// A proxy with basic authentication puts the password into the address.
const publicUrl = { PUBLIC_URL: 'https://clarity:of-the-proxy@clarity.example' }

async function twilioVendor(): Promise<Vendor> {
  const twilio = await startTwilio()
  return {
    env: { ...twilioEnv(twilio), ...publicUrl },
    ...failing((fault) => (twilio.chooseFault = fault)),
    close: () => twilio.close(),
  }
}

async function elevenLabsVendor(): Promise<Vendor> {
  const provider = await startElevenLabs()
  return {
    env: { ...elevenLabsVariables(provider), ...publicUrl },
    ...failing((fault) => (provider.chooseFault = fault)),
    close: () => provider.close(),
  }
}

const llmVendor = (vendor: string) => async (): Promise<Vendor> => {
  const llm = await startLlm({ apiKey: llmKey })
  const env = {
    REPORT_WRITER: vendor,
    BUILTIN_AGENT: 'llm',
    LLM_MODEL: 'a-model',
    LLM_API_KEY: llmKey,
    LLM_BASE_URL: llm.url,
    LLM_TIMEOUT_SECS: '1',
  }
  return { env, ...failing((fault) => (llm.chooseFault = fault)), close: () => llm.close() }
}

const byLlm = (vendor: string, create: Adapter['create']): Adapter => ({
  vendor: llmVendor(vendor),
  create,
  key: 'LLM_API_KEY',
  address: 'LLM_BASE_URL',
})

const writing = writerThreads
const speaking = agentThreads

const llmWriter = ({ llm }: Config) => new LlmReportWriter(openLlm(llm!), new OfflineReportWriter(writing))
const llmAgent = ({ llm }: Config) => new LlmAgent(openLlm(llm!), new OfflineAgent(speaking))

const adapters: [string, Adapter][] = [
  [
    'Sms by Twilio',
    {
      vendor: twilioVendor,
      create: (config) => new TwilioSms(config.twilio.account!, config),
      key: 'TWILIO_AUTH_TOKEN',
      address: 'TWILIO_API_BASE_URL',
    },
  ],
  [
    'Voice by ElevenLabs',
    {
      vendor: elevenLabsVendor,
      create: ({ elevenLabs, voice }) => ElevenLabsVoice.with(elevenLabs.account!, voice),
      key: 'ELEVENLABS_API_KEY',
      address: 'ELEVENLABS_BASE_URL',
    },
  ],
  ['ReportWriter by Anthropic', byLlm('anthropic', llmWriter)],
  ['ReportWriter by OpenAI', byLlm('openai', llmWriter)],
  ['Agent by a language model', byLlm('anthropic', llmAgent)],
]

const secrets = [authToken, elevenLabsAccount.apiKey, llmKey, 'wrong secret', 'of-the-proxy']

/** Everything that an operator can read about the provider. None of it contains a secret. */
async function told({ create }: Adapter, env: Record<string, string>): Promise<ProviderFinding[]> {
  const config = readConfig(env)
  const port = await create(config)
  const findings = await port.check(config)
  const words = JSON.stringify([findings, port.describe(config)])
  for (const secret of secrets) expect(words).not.toContain(secret)
  return findings
}

describe.each(adapters)('%s', (_, adapter) => {
  let vendor: Vendor

  beforeAll(async () => {
    vendor = await adapter.vendor()
  })
  afterAll(() => vendor.close())

  it('shows its settings, and is healthy', async () => {
    const config = readConfig(vendor.env)
    const { name, summary, settings } = (await adapter.create(config)).describe(config)
    expect([name, summary].every((text) => text !== '')).toBe(true)
    expect(settings).toContainEqual({ name: adapter.key, is_set: true, value: null, finding: null })
    expect((await told(adapter, vendor.env))[0]).toMatchObject({ tone: 'good', remedy: null })
  })

  it('says that its key is not accepted, and which to set', async () => {
    const [finding] = await told(adapter, { ...vendor.env, [adapter.key]: 'wrong secret' })
    expect(finding).toMatchObject({ tone: 'bad', sentence: expect.stringContaining('(401)') as string })
    expect(finding!.remedy).toContain(adapter.key)
  })

  it.each<[CheckFault, ProviderFinding['tone'], RegExp]>([
    ['too-many', 'caution', /refusing requests for now.*\(429\)/],
    ['error', 'bad', /an internal error \(500\)/],
    ['hang', 'bad', /did not answer within 1 s/],
    ['cut', 'bad', /closed the connection/],
  ])(
    'with the fault "%s" says so after one request, which has a time limit, and what to do',
    async (fault, tone, sentence) => {
      const asked = vendor.fail(fault)
      const findings = await told(adapter, vendor.env)
      vendor.recover()
      expect(asked()).toBe(1)
      expect(findings).toEqual([
        { tone, sentence: expect.stringMatching(sentence) as string, remedy: expect.any(String) as string },
      ])
    },
  )

  it('says that the connection is refused, and which address is meant', async () => {
    const gone = await adapter.vendor()
    await gone.close()
    const findings = await told(adapter, gone.env)
    expect(findings).toMatchObject([
      { tone: 'bad', sentence: expect.stringContaining('refuses the connection') as string },
    ])
    expect(findings[0]!.remedy).toContain(adapter.address)
  })
})

describe.each<[string, () => Port]>([
  ['Voice, built in,', () => new BuiltinVoice()],
  ['ReportWriter, offline,', () => new OfflineReportWriter(writing)],
  ['Agent, offline,', () => new OfflineAgent(speaking)],
  ['Geolocation, none,', () => new NoGeolocation()],
  ['Geolocation by a header', () => new ProxyHeaderGeolocation()],
])('%s', (_, create) => {
  it('is healthy without any provider', async () => {
    const config = readConfig({})
    const port = create()
    expect(await port.check(config)).toEqual([{ tone: 'good', sentence: expect.any(String) as string, remedy: null }])
    expect(port.describe(config).settings.every(({ finding }) => (finding?.tone ?? 'good') === 'good')).toBe(true)
  })
})
