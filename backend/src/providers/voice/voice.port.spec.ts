import type { FakeElevenLabs } from '@clarity/fakes/elevenlabs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { elevenLabsVariables, startElevenLabs } from '../../../test/elevenlabs-account.js'
import { readConfig } from '../../config/read-config.js'
import type { VoiceEvent } from './voice-event.js'
import { newId } from '../../identifiers/new-id.js'
import { BuiltinVoice } from './builtin-voice.js'
import { ElevenLabsVoice } from './elevenlabs/elevenlabs-voice.js'
import { CallNotAccepted, type OutgoingCall, type Voice } from './voice.js'

const scenario = {
  title: 'Late deliveries',
  prompt: 'You are the customer of a warehouse.',
  firstMessage: 'Hello, this is Sam.',
  language: 'de',
  recipientName: 'Alex Kim',
  recipientRole: 'Account manager',
}

const newCall = (): OutgoingCall => ({
  id: newId(),
  phone: '+14155550123',
  demoRequestId: newId(),
  scenario,
  firstTriedAt: new Date(),
})

let provider: FakeElevenLabs

beforeAll(async () => {
  provider = await startElevenLabs()
})
afterAll(() => provider.close())

function elevenLabs(changes: Record<string, string> = {}): Promise<ElevenLabsVoice> {
  const { voice, elevenLabs } = readConfig({ ...elevenLabsVariables(provider), ...changes })
  return ElevenLabsVoice.with(elevenLabs.account!, voice)
}

describe.each<[string, () => Promise<Voice> | Voice]>([
  ['the built-in one', () => new BuiltinVoice()],
  ['ElevenLabs', () => elevenLabs()],
])('Voice by %s', (_, create) => {
  it('places a call and says what it is called there', async () => {
    const result = await (await create()).placeCall(newCall())
    expect(result).toEqual({ kind: 'placed', providerId: expect.stringMatching(/\w/) as string })
  })

  it('finds no call that it never placed, and knows no end of it', async () => {
    const voice = await create()
    const call = newCall()
    expect(await voice.findCall(call)).toBeNull()
    expect(await voice.findEnd({ ...call, providerId: null, begunAt: call.firstTriedAt })).toBe('not_begun')
  })

  it('opens a session for a page unless the built-in agent talks', async () => {
    const voice = await create()
    const session = await voice.openSession(newCall())
    expect(session !== null).toBe(voice.provider !== 'builtin')
    expect(voice.pageConnections).toHaveLength(session === null ? 0 : 1)
  })
})

describe('ElevenLabs', () => {
  it('gets the recipient and the scenario with the call, as variables', async () => {
    const call = newCall()
    await (await elevenLabs()).placeCall(call)
    expect(provider.calls.at(-1)).toMatchObject({
      phoneCall: { toNumber: call.phone },
      clientData: {
        user_id: call.demoRequestId,
        dynamic_variables: {
          demo_request_id: call.demoRequestId,
          attempt_id: call.id,
          scenario_prompt: scenario.prompt,
          first_message: scenario.firstMessage,
          language: 'de',
        },
      },
    })
    expect(provider.calls.at(-1)!.clientData.conversation_config_override).toBeUndefined()
  })

  it('gets only the overrides that its agent allows', async () => {
    Object.assign(provider.permissions, { prompt: true, language: true })
    await (await elevenLabs()).placeCall(newCall())
    expect(provider.calls.at(-1)!.clientData.conversation_config_override).toEqual({
      agent: { prompt: { prompt: scenario.prompt }, language: 'de' },
    })
    Object.assign(provider.permissions, { prompt: false, language: false })
  })

  it('gets no override for a language that it does not support', async () => {
    provider.permissions.language = true
    const call = newCall()
    await (await elevenLabs()).placeCall({ ...call, scenario: { ...scenario, language: 'tlh' } })
    expect(provider.calls.at(-1)!.clientData).toMatchObject({ user_id: call.demoRequestId })
    expect(provider.calls.at(-1)!.clientData.conversation_config_override).toBeUndefined()
    provider.permissions.language = false
  })

  it('is asked once for the settings of its agent, and again only after a failure', async () => {
    provider.failNext('agent', 'error')
    const voice = await elevenLabs()
    provider.requests.length = 0
    await expect(voice.placeCall(newCall())).rejects.toThrow(CallNotAccepted)
    expect(provider.requests).toEqual(['agent'])
    await voice.placeCall(newCall())
    await voice.placeCall(newCall())
    expect(provider.requests).toEqual(['agent', 'agent', 'outbound-call', 'outbound-call'])
  })

  it.each([
    ['asks to retry later', 'too-many', true, 0],
    ['fails without having done it', 'error', false, 0],
    ['fails after having done it', 'error-after-done', false, 1],
    ['cuts the connection', 'cut', false, 0],
    ['cuts it after having done it', 'cut-after-done', false, 1],
    ['does not answer', 'hang', false, 0],
    ['does not answer after having done it', 'hang-after-done', false, 1],
  ] as const)('that %s gets the call once, and is then asked for it', async (_, fault, isCertain, placed) => {
    const before = provider.calls.length
    const voice = await elevenLabs()
    const call = newCall()
    provider.failNext('outbound-call', fault)
    const error = await voice.placeCall(call).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(error instanceof CallNotAccepted).toBe(isCertain)
    expect(provider.calls.length - before).toBe(placed)
    expect(await voice.findCall(call)).toBe(placed ? provider.calls.at(-1)!.id : null)
  })

  it.each([
    [401, 'check ELEVENLABS_API_KEY'],
    [402, 'paid'],
    [403, 'what ELEVENLABS_API_KEY may do'],
    [404, 'check ELEVENLABS_AGENT_ID, ELEVENLABS_PHONE_NUMBER_ID'],
  ])('that answers %i has placed nothing, and says what to do', async (status, remedy) => {
    const voice = await elevenLabs()
    const call = newCall()
    const sentence = `Not for ${call.phone}`
    for (const refused of ['agent', 'outbound-call'] as const) {
      provider.chooseRefusal = (operation) => (operation === refused ? { status, message: sentence } : null)
      const error = await voice.placeCall(call).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(CallNotAccepted)
      // A 404 for the agent has only one meaning.
      expect((error as Error).message).toContain(refused === 'agent' && status === 404 ? 'ELEVENLABS_AGENT_ID' : remedy)
      expect((error as Error).message).not.toContain(call.phone)
    }
    provider.chooseRefusal = () => null
    expect(await voice.findCall(call)).toBeNull()
  })

  it('that answers something else altogether is not quoted', async () => {
    const voice = await elevenLabs()
    const call = newCall()
    provider.chooseRefusal = () => ({ status: 500, message: `Not for ${call.phone}` })
    const askings = [() => voice.findCall(call), () => voice.openSession(call), () => voice.placeCall(call)]
    for (const ask of askings) {
      const error = await ask().catch((thrown: unknown) => thrown)
      expect(String(error)).toContain('the provider answered 500')
      expect(String(error)).not.toContain(call.phone)
    }
    provider.chooseRefusal = () => null
  })

  it('that answers slowly has placed the call', async () => {
    provider.failNext('outbound-call', 'slow')
    expect((await (await elevenLabs()).placeCall(newCall())).kind).toBe('placed')
  })

  it('that refuses the connection has placed nothing', async () => {
    const gone = await startElevenLabs()
    const { voice, elevenLabs } = readConfig(elevenLabsVariables(gone))
    const away = await ElevenLabsVoice.with(elevenLabs.account!, voice)
    await away.placeCall(newCall())
    await gone.close()
    // An open connection that breaks leaves the outcome unknown. Only a new connection can be refused.
    await away.findCall(newCall()).catch(() => null)
    await expect(away.placeCall(newCall())).rejects.toThrow(CallNotAccepted)
  })

  const refusals = {
    account: [
      [200, '', 'HTTP 401 error: Unable to create record: Authenticate', 'Twilio'],
      [200, '', 'HTTP 400 error: Unable to create record: Account not authorized to call TO.', 'geographic'],
      [200, '', 'HTTP 400 error: Unable to create record: The number TO is unverified. Trial accounts', 'upgrade'],
      [200, '', 'HTTP 400 error: Unable to create record: The source phone number provided, TO', '_PHONE_NUMBER_ID'],
      [200, '', 'HTTP 429 error: Unable to create record: Too Many Requests', 'retry later'],
      [200, '', 'The call to TO could not be made, for another reason', 'look at the agent'],
      [400, 'quota_exceeded', 'This request exceeds your quota of 10000. TO', 'quota'],
      [400, 'invalid_api_key', 'Invalid API key', 'ELEVENLABS_API_KEY'],
      [400, 'missing_permissions', 'The API key you used is missing the permission', 'may do'],
      [400, 'invalid_provider_config', 'We are missing some Twilio credentials for the number TO', 'Twilio'],
      [400, 'document_not_found', 'Document agent_1 of type ConvAI Agent was not found', 'ELEVENLABS_AGENT_ID'],
      [409, 'too_many_concurrent_requests', 'Too many concurrent requests', 'retry later'],
    ],
    person: [
      [
        200,
        '',
        'HTTP 400 error: Unable to create record: The phone number you are attempting to call, TO, is not valid.',
      ],
      [400, 'invalid_phone_number', 'TO is not a valid phone number'],
      [422, '', 'TO is no phone number'],
    ],
    unknown: [
      [200, '', 'HTTP 503 error: Unable to create record: Service unavailable'],
      [200, '', 'Timed out while TO was dialed'],
      [503, '', 'Not now, TO'],
    ],
  } as const

  const answerWith = (status: number, name: string, message: string, phone: string) => {
    const said = message.replace('TO', phone)
    const refusal = { status, message: said, ...(name && { name }), field: ['to_number', phone] as const }
    provider.chooseRefusal = (operation) => (operation === 'outbound-call' ? refusal : null)
  }

  it.each(refusals.account)('that answers %i %s %s refuses the account, and the call waits', async (...answer) => {
    const [status, name, message, remedy] = answer
    const call = newCall()
    answerWith(status, name, message, call.phone)
    const error = await (await elevenLabs()).placeCall(call).catch((thrown: unknown) => thrown)
    provider.chooseRefusal = () => null
    expect(error).toBeInstanceOf(CallNotAccepted)
    expect((error as Error).message).toContain(remedy)
    expect((error as Error).message).not.toContain(call.phone)
  })

  it.each(refusals.person)('that answers %i %s %s rejects the person’s number for good', async (...answer) => {
    const call = newCall()
    answerWith(...answer, call.phone)
    const result = await (await elevenLabs()).placeCall(call)
    provider.chooseRefusal = () => null
    expect(result).toEqual({ kind: 'rejected', reason: 'ElevenLabs does not accept this phone number' })
  })

  it.each(refusals.unknown)('that answers %i %s %s has an unknown outcome', async (...answer) => {
    const call = newCall()
    answerWith(...answer, call.phone)
    const error = await (await elevenLabs()).placeCall(call).catch((thrown: unknown) => thrown)
    provider.chooseRefusal = () => null
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(CallNotAccepted)
    expect((error as Error).message).not.toContain(call.phone)
  })

  it('rejects a number that it finds wrong for good', async () => {
    const result = await (await elevenLabs()).placeCall({ ...newCall(), phone: '12' })
    expect(result).toEqual({ kind: 'rejected', reason: 'ElevenLabs does not accept this phone number' })
  })

  it('is asked for its settings again after it refused an override, and then gets the call', async () => {
    const voice = await elevenLabs()
    provider.permissions.prompt = true
    await voice.placeCall(newCall())
    provider.permissions.prompt = false
    const call = newCall()
    const error = await voice.placeCall(call).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(CallNotAccepted)
    expect((error as Error).message).toContain('security settings')
    expect(await voice.placeCall(call)).toMatchObject({ kind: 'placed' })
  })

  it.each([
    ['answered', true],
    ['voicemail', false],
    ['busy', false],
    ['no_answer', false],
    ['failed', false],
  ] as const)('reports a call that was %s once it is over', async (result, hasConversation) => {
    const voice = await elevenLabs()
    const call = newCall()
    const placed = await voice.placeCall(call)
    const attempt = { ...call, begunAt: call.firstTriedAt }
    const providerId = placed.kind === 'placed' ? placed.providerId : null
    expect(await voice.findEnd({ ...attempt, providerId })).toBe('not_begun')
    await provider.finish(provider.calls.at(-1)!, result)
    const known = (await voice.findEnd({ ...attempt, providerId })) as VoiceEvent
    expect(known).toMatchObject({
      key: `${providerId} post_call_transcription`,
      attempt: { id: call.id, outcome: result },
    })
    expect(known.conversation?.demoRequestId).toBe(hasConversation ? call.demoRequestId : undefined)
    expect(await voice.findEnd({ ...attempt, providerId: null })).toEqual(known)
  })

  it('cannot be asked while it is unavailable', async () => {
    const voice = await elevenLabs()
    const call = newCall()
    provider.chooseFault = () => 'error'
    await expect(voice.findCall(call)).rejects.toThrow()
    await expect(voice.findEnd({ ...call, providerId: 'conv_1', begunAt: call.firstTriedAt })).rejects.toThrow()
    await expect(voice.openSession(call)).rejects.toThrow()
    provider.chooseFault = () => null
  })

  it('requests a session’s address once, with its conversation id', async () => {
    const voice = await elevenLabs()
    provider.requests.length = 0
    const opened = await voice.openSession(newCall())
    expect(provider.requests).toEqual(['agent', 'signed-url'])
    expect(opened.providerId).toMatch(/^conv_/)
    expect(new URL(opened.url).origin).toBe(voice.pageConnections[0])
    expect(opened.initiation.conversation_config_override.conversation).toEqual({ text_only: true })
  })
})
