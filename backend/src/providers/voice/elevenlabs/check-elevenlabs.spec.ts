import { newAgentSettings, type FakeElevenLabs } from '@clarity/fakes/elevenlabs'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { elevenLabsVariables, startElevenLabs } from '../../../../test/elevenlabs-account.js'
import { readConfig } from '../../../config/read-config.js'
import { ElevenLabsVoice } from './elevenlabs-voice.js'

const ours = 'https://clarity.example/api/webhooks/elevenlabs'

let provider: FakeElevenLabs

beforeAll(async () => {
  provider = await startElevenLabs()
})
beforeEach(() => {
  Object.assign(provider.permissions, { prompt: true, firstMessage: true, language: true, textOnly: true })
  provider.console.reset([{ url: ours, isDisabled: false }])
  Object.assign(provider.agent, newAgentSettings())
  provider.requests.length = 0
})
afterAll(() => provider.close())

const configOf = (changes: Record<string, string> = {}) =>
  readConfig({ ...elevenLabsVariables(provider), PUBLIC_URL: 'https://clarity.example', ...changes })

/** Each finding as `tone: sentence`. */
async function check(changes: Record<string, string> = {}, voice?: ElevenLabsVoice): Promise<string[]> {
  const config = configOf(changes)
  const asked = voice ?? (await ElevenLabsVoice.with(config.elevenLabs.account!, config.voice))
  return (await asked.check(config)).map(({ tone, sentence }) => `${tone}: ${sentence}`)
}

it('is healthy with an agent, a number and our webhook, after four requests', async () => {
  expect(await check()).toEqual([
    'good: The agent exists: Fake.',
    'good: The agent allows overriding the prompt, the first message, the language, and text_only.',
    'good: The agent sends its words and its sound to pages, and needs a signed address.',
    'good: Calls come from +14155550100.',
    'good: Conversation results are posted to this server.',
  ])
  expect(provider.requests.toSorted()).toEqual(['agent', 'phone-number', 'settings', 'webhooks'])
  expect(provider.refusals).toEqual([])
})

it('lists the overrides that the agent does not permit, and their consequences', async () => {
  Object.assign(provider.permissions, { prompt: false, textOnly: false })
  expect((await check()).slice(1, 4)).toEqual([
    'good: The agent allows overriding the first message and the language.',
    'caution: The agent does not allow overriding the prompt: its own prompt must contain {{scenario_prompt}}.',
    'caution: The agent does not allow text_only: people who only type are answered in audio they cannot hear.',
  ])
})

it('says that the server has to be restarted to know of a change', async () => {
  const { elevenLabs, voice: settings } = configOf()
  const voice = await ElevenLabsVoice.with(elevenLabs.account!, settings)
  voice.onApplicationBootstrap()
  await vi.waitFor(() => expect(provider.requests).toEqual(['agent']))
  provider.permissions.prompt = false
  await vi.waitFor(async () =>
    expect(await check({}, voice)).toContain(
      'caution: The agent’s overrides were changed after this server read them.',
    ),
  )
})

it.each([
  [{ ELEVENLABS_AGENT_ID: 'agent_9' }, /^bad: There is no agent agent_9/],
  [{ ELEVENLABS_PHONE_NUMBER_ID: 'phnum_9' }, /^bad: There is no phone number phnum_9/],
])('names what the account does not have: %o', async (changes, finding) => {
  expect(await check(changes)).toContainEqual(expect.stringMatching(finding))
  provider.refusals.length = 0
})

it.each([
  ['leads elsewhere', [{ url: 'https://other.example', isDisabled: false }], /^caution: No post-call webhook leads/],
  ['is switched off', [{ url: ours, isDisabled: true }], /^caution: The post-call webhook is disabled/],
])('says that the webhook %s', async (_, webhooks, finding) => {
  provider.console.webhooks = webhooks
  expect((await check()).at(-1)).toMatch(finding)
})

it.each([
  ['is not chosen', { webhook: null }, /^caution: .* is not chosen for conversations/],
  ['gets no transcripts', { events: ['call_initiation_failure'] }, /^caution: .* gets no transcripts/],
  ['gets no failed calls', { events: ['transcript'] }, /^caution: .* of calls that could not be started/],
  ['gets transcripts without words', { excludesTranscript: true }, /^bad: .* without words/],
])('says that the webhook %s', async (_, settings, finding) => {
  Object.assign(provider.console.settings, settings)
  expect((await check()).at(-1)).toMatch(finding)
})

it('takes the usages for the choice if the key may not read the settings', async () => {
  provider.console.showsSettings = false
  expect((await check()).at(-1)).toBe('good: Conversation results are posted to this server.')
  provider.console.settings.webhook = null
  expect((await check()).at(-1)).toMatch(/^caution: .* is not chosen for conversations/)
})

it.each([
  ['client events', { clientEvents: ['audio'] }, /^bad: Pages show no captions.*user_transcript/],
  ['audio format', { outputFormat: 'ulaw_8000' }, /^caution: The agent’s audio is ulaw_8000/],
  ['authentication', { needsAuth: false }, /^caution: Everybody who knows the agent’s id/],
  ['allow-list', { allowedHosts: ['clarity.example'] }, /^caution: The agent has a list of allowed hosts/],
])('says what is wrong with the agent’s %s, and where to click', async (_, settings, finding) => {
  Object.assign(provider.agent, settings)
  const config = configOf()
  const voice = await ElevenLabsVoice.with(config.elevenLabs.account!, config.voice)
  const found = (await voice.check(config)).find(({ tone, sentence }) => finding.test(`${tone}: ${sentence}`))
  expect(found?.remedy).toContain('›')
})

it('sends no further request with a key that may not list webhooks', async () => {
  provider.console.showsWebhooks = false
  expect((await check()).at(-1)).toMatch(/^caution: The key may not list webhooks/)
})

it.each([
  ['a secret', {}, 'ELEVENLABS_WEBHOOK_SECRET', /^No webhook secret: every event is refused/],
  ['a public address', { PUBLIC_URL: 'http://localhost:3000' }, 'PUBLIC_URL', /ElevenLabs cannot reach it/],
  ['a support phone', {}, 'SUPPORT_PHONE', /welcome screen does not show one/],
])('says what a missing %s means', async (_, changes, name, sentence) => {
  const config = configOf(changes)
  const voice = await ElevenLabsVoice.with(config.elevenLabs.account!, config.voice)
  const setting = voice.describe(config).settings.find((one) => one.name === name)
  expect(setting?.finding?.sentence).toMatch(sentence)
})
