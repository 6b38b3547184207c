import { start as startLlm, type FakeLlm } from '@clarity/fakes/llm'
import { postCallEvent, sendEvent, type FakeElevenLabs } from '@clarity/fakes/elevenlabs'
import type { FakeTwilio } from '@clarity/fakes/twilio'
import Anthropic from '@anthropic-ai/sdk'
import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js'
import * as serializers from '@elevenlabs/elevenlabs-js/serialization/index.js'
import OpenAI from 'openai'
import twilioLibrary from 'twilio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { elevenLabsAccount, elevenLabsVariables, startElevenLabs } from '../../test/elevenlabs-account.js'
import { llmKey } from '../../test/test-llm.js'
import { accountSid, authToken, startTwilio, twilioNumber } from '../../test/twilio-account.js'
import { readConfig } from '../config/read-config.js'
import { newId } from '../identifiers/new-id.js'
import { twilioClient } from './sms/twilio/twilio-client.js'
import { callRequest } from './voice/elevenlabs/elevenlabs-call-request.js'
import { ElevenLabsVoice } from './voice/elevenlabs/elevenlabs-voice.js'

/**
 * The vendors' own SDKs judge the fakes: what a fake answers must pass their deserializers, and what the adapters send
 * their serializers. A new version of an SDK that changes a format fails here first.
 */

/** The deserializers' strictest mode, except that answers may contain fields that the SDK does not know yet. */
const strictly = { unrecognizedObjectKeys: 'passthrough', allowUnrecognizedEnumValues: false } as const

const scenario = {
  title: 'Late deliveries',
  prompt: 'You are the customer of a warehouse.',
  firstMessage: 'Hello, this is Sam.',
  language: 'de',
  recipientName: 'Alex Kim',
  recipientRole: 'Account manager',
}

describe('ElevenLabs', () => {
  let fake: FakeElevenLabs
  let client: ElevenLabsClient

  beforeAll(async () => {
    fake = await startElevenLabs()
    client = new ElevenLabsClient({ apiKey: elevenLabsAccount.apiKey, baseUrl: fake.url, maxRetries: 0 })
    fake.console.reset([{ url: 'https://clarity.example/api/webhooks/elevenlabs', isDisabled: false }])
    const { elevenLabs, voice } = readConfig(elevenLabsVariables(fake))
    const placed = await ElevenLabsVoice.with(elevenLabs.account!, voice)
    const demo = { id: newId(), phone: '+14155550123', demoRequestId: newId(), scenario, firstTriedAt: new Date() }
    await placed.placeCall(demo)
    await fake.finish(fake.calls[0]!, 'answered')
  })
  afterAll(() => fake.close())

  const raw = async (path: string): Promise<unknown> => (await client.fetch(`${fake.url}/${path}`)).json()

  it.each([
    ['agent', serializers.GetAgentResponseModel, `v1/convai/agents/${elevenLabsAccount.agentId}`],
    [
      'phone number',
      serializers.GetPhoneNumberTwilioResponseModel,
      `v1/convai/phone-numbers/${elevenLabsAccount.phoneNumberId}`,
    ],
    ['list of webhooks', serializers.WorkspaceWebhookListResponseModel, 'v1/workspace/webhooks?include_usages=true'],
    ['settings', serializers.GetConvAiSettingsResponseModel, 'v1/convai/settings'],
    ['list of conversations', serializers.GetConversationsPageResponseModel, 'v1/convai/conversations'],
    [
      'signed address',
      serializers.ConversationSignedUrlResponseModel,
      `v1/convai/conversation/get-signed-url?agent_id=${elevenLabsAccount.agentId}`,
    ],
  ])('has a %s that its SDK accepts', async (_, model, path) => {
    expect(model.parse(await raw(path), strictly)).toMatchObject({ ok: true })
  })

  it('has a conversation that its SDK accepts, also in an event', async () => {
    const model = serializers.GetConversationResponseModel
    const [call] = fake.calls
    expect(model.parse(await raw(`v1/convai/conversations/${call!.id}`), strictly)).toMatchObject({ ok: true })
    expect(model.parse(postCallEvent(call!)['data'], strictly)).toMatchObject({ ok: true })
  })

  it.each([
    { success: true, message: 'Call initiated', conversation_id: 'conv_1', callSid: 'CA1' },
    { success: false, message: 'HTTP 401 error', conversation_id: null, callSid: null },
  ])('answers a call with what its SDK accepts: %o', (answer) => {
    expect(serializers.TwilioOutboundCallResponse.parse(answer, strictly)).toMatchObject({ ok: true })
  })

  it('gets a call that its SDK serializes without a field that it does not know', () => {
    const all = { prompt: true, firstMessage: true, language: true, textOnly: true }
    const call = { id: newId(), phone: '+14155550123', demoRequestId: newId(), scenario, firstTriedAt: new Date() }
    const request = { agentId: 'agent_1', agentPhoneNumberId: 'phnum_1', ...callRequest(call, all) }
    const { BodyHandleAnOutboundCallViaTwilioV1ConvaiTwilioOutboundCallPost: model } = serializers.conversationalAi
    expect(model.json(request, { unrecognizedObjectKeys: 'fail' })).toMatchObject({ ok: true })
  })

  it('signs events as its SDK verifies them', async () => {
    const received: { body: string; signature: string }[] = []
    const { createServer } = await import('node:http')
    const server = createServer((request, response) => {
      void (async () => {
        const chunks: Buffer[] = []
        for await (const chunk of request) chunks.push(chunk as Buffer)
        const signature = String(request.headers['elevenlabs-signature'])
        received.push({ body: Buffer.concat(chunks).toString(), signature })
        response.end()
      })()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    await sendEvent(`http://127.0.0.1:${port}`, elevenLabsAccount.webhookSecret, postCallEvent(fake.calls[0]!))
    server.close()
    const [{ body, signature }] = received as [(typeof received)[0]]
    const event: unknown = await client.webhooks.constructEvent(body, signature, elevenLabsAccount.webhookSecret)
    expect(event).toMatchObject({ type: 'post_call_transcription' })
  })
})

describe('Twilio', () => {
  let fake: FakeTwilio

  beforeAll(async () => {
    fake = await startTwilio()
  })
  afterAll(() => fake.close())

  it('has messages whose every field its SDK reads', async () => {
    const account = { accountSid, authToken, sender: { from: twilioNumber }, apiBaseUrl: new URL(fake.url) }
    const client = twilioClient(account, 5000)
    const created = await client.messages.create({ to: '+14155550123', from: twilioNumber, body: 'Hello' })
    const [listed] = await client.messages.list({ to: '+14155550123', limit: 1 })
    for (const message of [created, listed!, await client.messages(created.sid).fetch()]) {
      expect(message).toMatchObject({ accountSid, body: 'Hello', direction: 'outbound-api', numSegments: '1' })
      expect(message.dateCreated.getTime()).not.toBeNaN()
      expect(Object.entries(message.toJSON()).filter(([, value]) => value === undefined)).toEqual([])
    }
  })

  it('signs its webhooks as its SDK verifies them', () => {
    const form = fake.inboundForm({ from: '+14155550123', to: twilioNumber, body: 'YES' })
    const signature = twilioLibrary.getExpectedTwilioSignature(authToken, 'https://clarity.example/sms', form)
    expect(twilioLibrary.validateRequest(authToken, signature, 'https://clarity.example/sms', form)).toBe(true)
  })
})

describe('language models', () => {
  let fake: FakeLlm

  beforeAll(async () => {
    fake = await startLlm({ apiKey: llmKey })
  })
  afterAll(() => fake.close())

  const schema = {
    type: 'object',
    properties: { sum: { type: 'number' } },
    required: ['sum'],
    additionalProperties: false,
  } as const

  it('of OpenAI answer and refuse as the SDK expects', async () => {
    const client = new OpenAI({ apiKey: llmKey, baseURL: fake.url, maxRetries: 0 })
    const ask = () =>
      client.chat.completions.parse({
        model: 'a-model',
        max_completion_tokens: 1000,
        messages: [
          { role: 'system', content: 'Answer the sum.' },
          { role: 'user', content: 'What is the sum of 2 and 3?' },
        ],
        response_format: { type: 'json_schema', json_schema: { name: 'response', strict: true, schema } },
      })
    const { choices, usage } = await ask()
    expect(choices[0]).toMatchObject({ finish_reason: 'stop', message: { parsed: { sum: 5 }, refusal: null } })
    expect(usage!.total_tokens).toBe(usage!.prompt_tokens + usage!.completion_tokens)
    fake.accountError = { status: 429, message: 'You exceeded your current quota.', code: 'insufficient_quota' }
    await expect(ask()).rejects.toMatchObject({ constructor: OpenAI.RateLimitError, code: 'insufficient_quota' })
    fake.accountError = null
  })

  it('of Anthropic answer and refuse as the SDK expects', async () => {
    const client = new Anthropic({ apiKey: llmKey, baseURL: fake.url.replace(/\/v1$/, ''), maxRetries: 0 })
    const ask = () =>
      client.messages.create({
        model: 'claude-opus-5',
        max_tokens: 1000,
        system: 'Answer the sum.',
        messages: [{ role: 'user', content: 'What is the sum of 2 and 3?' }],
        output_config: { format: { type: 'json_schema', schema } },
      })
    expect(await ask()).toMatchObject({
      role: 'assistant',
      stop_reason: 'end_turn',
      content: [{ type: 'text', text: '{"sum":5}' }],
      usage: { input_tokens: expect.any(Number) as number },
    })
    fake.accountError = { status: 400, message: 'Your credit balance is too low to access the Anthropic API.' }
    await expect(ask()).rejects.toMatchObject({ constructor: Anthropic.BadRequestError })
    fake.accountError = null
  })
})
