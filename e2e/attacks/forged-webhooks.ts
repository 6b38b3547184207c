import { createHmac } from 'node:crypto'
import { elevenLabsSignatureHeader, twilioSignatureHeader } from '@clarity/contracts'
import { inboundForm } from '@clarity/fakes/twilio/inbound-form'
import { postForm, twilioSignature } from '@clarity/fakes/twilio/send-webhook'
import { postCallEvent, signature, webhookSecret } from '@clarity/test-kit/post-call-event'
import { bankCall } from '@clarity/test-kit/transcripts'
import { AdminApi } from '../product/admin-api.ts'
import { DemoStory } from '../product/demo-story.ts'
import type { Server } from '../product/server.ts'
import type { Attack, Attempt } from './attack.ts'
import { inParallel, numbers } from './in-parallel.ts'
import { publicSettings } from './settings.ts'

const paths = {
  sms: '/api/webhooks/twilio/sms',
  status: '/api/webhooks/twilio/status',
  voice: '/api/webhooks/elevenlabs',
}
const publicAddress = publicSettings.PUBLIC_URL + paths.sms
const token = publicSettings.TWILIO_AUTH_TOKEN
const nowSecs = () => Math.floor(Date.now() / 1000)
const minute = 60

/** Events that no provider sent, and real ones sent again. */
export const forgedWebhooks: Attack = {
  name: 'webhooks',
  async run({ start, isShort }) {
    const server = await start(publicSettings)
    const admin = await AdminApi.signedIn(server.url)
    const story = new DemoStory(admin, 7000)
    const times = isShort ? 10 : 100
    return [
      await forgeTexts(server, story),
      await forgeConversations(server, admin, story),
      await replayText(server, story, times),
      await replayConversation(admin, story, times),
    ]
  },
}

/** Each says YES for a phone that was invited. Counts as a breach: each answer but 401, and a call. */
async function forgeTexts({ url }: Server, story: DemoStory): Promise<Attempt> {
  const { recipientPhone } = await story.request()
  await story.message(recipientPhone, 1)
  const form = textOf(recipientPhone, 'YES')
  const right = twilioSignature(token, publicAddress, form)
  const hmac = (algorithm: string, key: string, text: string) =>
    createHmac(algorithm, key).update(text).digest('base64')
  const signatures = [
    '',
    right.slice(0, 14),
    right.toLowerCase(),
    ` ${right.slice(1)}`,
    twilioSignature('', publicAddress, form),
    twilioSignature('another token', publicAddress, form),
    twilioSignature(token, publicAddress.replace('https', 'http'), form),
    twilioSignature(token, publicSettings.PUBLIC_URL + paths.status, form),
    twilioSignature(token, url + paths.sms, form),
    twilioSignature(token, publicAddress, {}),
    twilioSignature(token, publicAddress, { ...form, Body: 'NO' }),
    hmac('sha256', token, publicAddress),
    hmac('sha1', token, publicAddress),
  ]
  const send = async (path: string, headers: Record<string, string>, changed = form) =>
    (await postForm(url + path, changed, headers)).status
  const statuses = [
    ...(await inParallel(signatures, (value) => send(paths.sms, { [twilioSignatureHeader]: value }))),
    await send(paths.sms, {}),
    await send(paths.status, {}),
    await send(`${paths.sms}?a=b`, { [twilioSignatureHeader]: right }),
    await send(paths.sms, { [twilioSignatureHeader]: right }, { ...form, From: story.newPhone() }),
    await send(paths.sms, { [twilioSignatureHeader]: right }, { ...form, OptOutType: 'START' }),
    await send(
      paths.sms,
      { [twilioSignatureHeader]: right, 'x-forwarded-host': 'evil.example' },
      { ...form, Body: 'Y' },
    ),
  ]
  const calls = await story.calls(recipientPhone)
  const through = statuses.filter((status) => status !== 401 && status !== 421).length + calls.length
  return { what: 'forged texts', tried: statuses.length, through }
}

const textOf = (from: string, body: string) =>
  inboundForm(`AC${'0123abcd'.repeat(4)}`, { from, to: '+14155550100', body })

/** Counts as a breach: each answer but 401, and a conversation. */
async function forgeConversations({ url }: Server, admin: AdminApi, story: DemoStory): Promise<Attempt> {
  const { requestId, recipientPhone } = await story.request()
  const body = JSON.stringify(postCallEvent(requestId, bankCall))
  const v0 = (key: string, at: number, text = body) => createHmac('sha256', key).update(`${at}.${text}`).digest('hex')
  const now = nowSecs()
  const headers = [
    '',
    'null',
    `t=${now}`,
    `v0=${v0(webhookSecret, now)}`,
    `t=${now},v0=`,
    `t=${now},v0=${v0('', now)}`,
    `t=${now},v0=${v0('another secret', now)}`,
    `t=${now},v1=${v0(webhookSecret, now)}`,
    `t=${now},v0=${v0(webhookSecret, now).slice(0, 32)}`,
    `t=${now},v0=${v0(webhookSecret, now, '{}')}`,
    `t=${now + 1},v0=${v0(webhookSecret, now)}`,
    `t=NaN,v0=${createHmac('sha256', webhookSecret).update(`NaN.${body}`).digest('hex')}`,
    ...[-365 * 24 * 60, -24 * 60, -31, 3, 24 * 60].map((minutes) =>
      signature(body, { atSecs: now + minutes * minute }),
    ),
    `t=${now - 40 * minute},t=${now},v0=${v0(webhookSecret, now - 40 * minute)}`,
  ]
  const statuses = await inParallel(headers, async (value) => {
    const answer = await fetch(url + paths.voice, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [elevenLabsSignatureHeader]: value },
      body,
    })
    return answer.status
  })
  const stored = (await admin.conversations()).filter((one) => one.recipient_phone === recipientPhone)
  const through = statuses.filter((status) => status !== 401).length + stored.length
  return { what: 'forged conversations, and right ones too old or too new', tried: headers.length, through }
}

/** Counts as a breach: each further call of one YES that arrives again. */
async function replayText({ url }: Server, story: DemoStory, times: number): Promise<Attempt> {
  const { recipientPhone } = await story.request()
  await story.message(recipientPhone, 1)
  const form = textOf(recipientPhone, 'YES')
  const headers = { [twilioSignatureHeader]: twilioSignature(token, publicAddress, form) }
  await inParallel(numbers(times), () => postForm(url + paths.sms, form, headers))
  await story.callOnceRinging(recipientPhone)
  const confirmations = (await story.messages(recipientPhone)).filter(({ direction }) => direction === 'outbound')
  const through = (await story.calls(recipientPhone)).length - 1 + Math.max(0, confirmations.length - 2)
  return { what: 'one text again', tried: times, through }
}

/** Counts as a breach: each further conversation or report. */
async function replayConversation(admin: AdminApi, story: DemoStory, times: number): Promise<Attempt> {
  const demo = await story.request()
  await story.message(demo.recipientPhone, 1)
  const post = story.postCall(demo, bankCall)
  await inParallel(numbers(times), post)
  await story.message(demo.recipientPhone, 2)
  const conversations = (await admin.conversations()).filter((one) => one.recipient_phone === demo.recipientPhone)
  const reports = (await admin.reports()).filter((one) => one.demo_request_id === demo.requestId)
  const texts = await story.messages(demo.recipientPhone)
  const through = conversations.length - 1 + (reports.length - 1) + Math.max(0, texts.length - 2)
  return { what: 'one conversation again', tried: times, through }
}
