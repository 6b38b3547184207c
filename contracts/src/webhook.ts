import * as v from 'valibot'
import { DemoRequestState } from './demo-request-row.js'
import { Id, Moment, Text } from './text.js'

/** The types of events for receivers. */
export const WebhookType = v.picklist(
  ['request.changed', 'conversation.finished', 'report.written', 'report.viewed'],
  "must be 'request.changed', 'conversation.finished', 'report.written' or 'report.viewed'",
)
export type WebhookType = v.InferOutput<typeof WebhookType>

export const webhookTypes = WebhookType.options

const WebhookReportKind = v.picklist(['report', 'combined'])

/** The `data` of each type: ids, states and times, and nothing that a person wrote, said or is called. */
export const webhookData = {
  'request.changed': v.object({
    request_id: Id,
    /** Null for a new request. */
    from_state: v.nullable(DemoRequestState),
    state: DemoRequestState,
  }),
  'conversation.finished': v.object({
    conversation_id: Id,
    /** Null while its request is not known. */
    request_id: v.nullable(Id),
    started_at: Moment,
    duration_secs: v.number(),
  }),
  'report.written': v.object({
    report_id: Id,
    kind: WebhookReportKind,
    /** Null for a combined report, as is `version`. */
    request_id: v.nullable(Id),
    version: v.nullable(v.number()),
  }),
  'report.viewed': v.object({ report_id: Id, kind: WebhookReportKind }),
} as const satisfies Record<WebhookType, v.GenericSchema>
export type WebhookData = { [Type in WebhookType]: v.InferOutput<(typeof webhookData)[Type]> }

/** The body of a delivery, as Standard Webhooks has it; `timestamp` is when it happened. */
export function webhookBody<Type extends WebhookType>(type: Type) {
  return v.object({ type: v.literal(type), timestamp: Moment, data: webhookData[type] })
}

export const webhookTexts = {
  unknown: 'There is no webhook with this id.',
  unknownDelivery: 'There is no delivery with this id.',
  tooMany: 'There are 20 webhooks already. Please delete one first.',
  urlInvalid: 'must be an address such as https://example.com/clarity',
  httpsOnly: 'must begin with https://',
  privateAddress: 'must not be in a private network',
  isOff: 'This webhook is off. Please switch it on first.',
  isWaiting: 'This delivery is being sent.',
} as const

export const maxWebhooks = 20

const Url = v.pipe(Text(2000), v.trim(), v.url(webhookTexts.urlInvalid))
const Types = v.pipe(
  v.array(WebhookType),
  v.minLength(1, 'must have one type or more'),
  v.metadata({ openapi: { uniqueItems: true } }),
  v.check((types) => new Set(types).size === types.length, 'must not name a type twice'),
)

/** Body of POST /api/admin/webhooks. */
export const CreateWebhook = v.object({ url: Url, types: Types })
export type CreateWebhook = v.InferOutput<typeof CreateWebhook>

/** Body of PATCH /api/admin/webhooks/{id}: what is absent stays. */
export const ChangeWebhook = v.object({
  url: v.optional(Url),
  types: v.optional(Types),
  is_on: v.optional(v.boolean('must be true or false')),
})
export type ChangeWebhook = v.InferOutput<typeof ChangeWebhook>

/** One row of GET /api/admin/webhooks, newest first. */
export const Webhook = v.object({
  id: Id,
  url: v.string(),
  types: v.array(WebhookType),
  is_on: v.boolean(),
  /** When it was switched off, and why: null for an admin's own choice. */
  off_at: v.nullable(Moment),
  off_reason: v.nullable(v.string()),
  created_at: Moment,
  created_by: v.string(),
  last_delivered_at: v.nullable(Moment),
})
export type Webhook = v.InferOutput<typeof Webhook>

/** 201: the secret that signs its deliveries is in this answer alone. */
export const CreatedWebhook = v.object({ ...Webhook.entries, secret: v.string() })
export type CreatedWebhook = v.InferOutput<typeof CreatedWebhook>

/** `waiting`: not delivered yet, with more tries to come. */
export const WebhookDeliveryState = v.picklist(['waiting', 'delivered', 'failed'])
export type WebhookDeliveryState = v.InferOutput<typeof WebhookDeliveryState>

/** One row of GET /api/admin/webhooks/{id}/deliveries: the newest 100. */
export const WebhookDelivery = v.object({
  /** Without its prefix `msg_`, the `webhook-id` of the request. */
  id: Id,
  type: WebhookType,
  state: WebhookDeliveryState,
  /** Since it was made, or last sent again by an admin. */
  tries: v.number(),
  next_try_at: v.nullable(Moment),
  /** The receiver's last status; null if it gave none. */
  status: v.nullable(v.number()),
  error: v.nullable(v.string()),
  created_at: Moment,
  delivered_at: v.nullable(Moment),
})
export type WebhookDelivery = v.InferOutput<typeof WebhookDelivery>
