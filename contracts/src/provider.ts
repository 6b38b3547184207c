import * as v from 'valibot'
import { Id, Moment, Text } from './text.js'

/** What a provider stands behind, in the order in which it is shown. */
export const providerPorts = ['sms', 'voice', 'report-writer', 'agent', 'places', 'database'] as const
export const ProviderPort = v.picklist(providerPorts)
export type ProviderPort = v.InferOutput<typeof ProviderPort>

/** One thing to know of a provider; `remedy` says what to do, null where nothing need be done. */
export const ProviderFinding = v.object({
  tone: v.picklist(['good', 'caution', 'bad']),
  sentence: v.string(),
  remedy: v.nullable(v.string()),
})
export type ProviderFinding = v.InferOutput<typeof ProviderFinding>

/** One variable. `value` is what is in force: null where nothing is, and for a secret, of which nothing is ever shown. */
export const ProviderSetting = v.object({
  name: v.string(),
  is_set: v.boolean(),
  value: v.nullable(v.string()),
  finding: v.nullable(ProviderFinding),
})
export type ProviderSetting = v.InferOutput<typeof ProviderSetting>

export const ProviderWebhookKind = v.picklist(['replies', 'deliveries', 'conversations'])
export type ProviderWebhookKind = v.InferOutput<typeof ProviderWebhookKind>

/** Something begun at a provider of which nobody knows what became: still, or for good. */
export const UnknownOutcome = v.object({
  id: Id,
  kind: v.picklist(['message', 'call', 'conversation']),
  /** In E.164; null where no phone has part in it. */
  phone: v.nullable(v.string()),
  since: Moment,
  /** False where nobody asks the provider any more. */
  is_still_asked: v.boolean(),
})
export type UnknownOutcome = v.InferOutput<typeof UnknownOutcome>

/** One row of GET /api/admin/providers: what is configured and what was heard, without asking any provider. */
export const Provider = v.object({
  port: ProviderPort,
  name: v.string(),
  /** What it does, in a sentence. */
  summary: v.string(),
  settings: v.array(ProviderSetting),
  /** Where the provider is to post what it tells, and when it last did. */
  webhooks: v.array(v.object({ kind: ProviderWebhookKind, address: v.string(), heard_at: v.nullable(Moment) })),
  /** The newest of them, and how many there are. */
  unknown: v.object({ total: v.number(), newest: v.array(UnknownOutcome) }),
})
export type Provider = v.InferOutput<typeof Provider>

/** What POST /api/admin/providers/{port}/check found out by asking the provider, at most a few seconds long. */
export const ProviderCheck = v.object({
  port: ProviderPort,
  checked_at: Moment,
  took_ms: v.number(),
  findings: v.array(ProviderFinding),
})
export type ProviderCheck = v.InferOutput<typeof ProviderCheck>

/** Body of POST /api/admin/providers/sms/test; a phone in international form, as somebody writes it. */
export const SendTestSms = v.object({ phone: Text(40) })
export type SendTestSms = v.InferOutput<typeof SendTestSms>

/** What the phone gets. */
export const testSmsText = 'Clarity: this is a test message of your own. Text messages arrive. Reply STOP to opt out.'

/**
 * A test message, as POST /api/admin/providers/sms/test begins it and GET …/{id} tells of it. `delivered` and `failed`
 * are ends; while it is `unknown` the provider is asked whether it took it.
 */
export const TestSms = v.object({
  id: Id,
  phone: v.string(),
  state: v.picklist(['queued', 'sent', 'delivered', 'failed', 'unknown']),
  /** Why it failed, or what holds it up, and what to do. */
  trouble: v.nullable(ProviderFinding),
})
export type TestSms = v.InferOutput<typeof TestSms>

export const providerTexts = {
  unknownPort: 'There is no such provider.',
  noPhone: 'Please enter a phone number with its country code, such as +1 415 555 0123.',
  unknownTestSms: 'There is no such test message.',
  tooManyChecks: 'Too many checks in a short time. Please wait a minute.',
  tooManyTests: 'You can send five test messages an hour. Please try again later.',
} as const
