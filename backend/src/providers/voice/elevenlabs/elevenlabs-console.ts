import * as v from 'valibot'

const maybe = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema))
const some = <Entries extends v.ObjectEntries>(entries: Entries) => maybe(v.looseObject(entries))

/** The fields of agents, phone numbers, webhooks and settings that a check reads; the answers contain more. */
export const ConsoleAgent = v.looseObject({
  name: v.string(),
  conversation_config: some({
    conversation: some({ client_events: maybe(v.array(v.string())) }),
    asr: some({ user_input_audio_format: maybe(v.string()) }),
    tts: some({ agent_output_audio_format: maybe(v.string()) }),
  }),
  platform_settings: some({
    auth: some({ enable_auth: maybe(v.boolean()), allowlist: maybe(v.array(v.looseObject({}))) }),
  }),
})

export const ConsolePhone = v.looseObject({ phone_number: v.string(), provider: v.optional(v.string()) })

const ConsoleWebhook = v.looseObject({
  webhook_id: v.optional(v.string()),
  webhook_url: v.string(),
  is_disabled: v.optional(v.boolean(), false),
  is_auto_disabled: v.optional(v.boolean(), false),
  usage: maybe(v.array(v.looseObject({ usage_type: v.string() }))),
})
export type ConsoleWebhook = v.InferOutput<typeof ConsoleWebhook>

export const ConsoleWebhooks = v.looseObject({ webhooks: v.array(ConsoleWebhook) })

/** Which webhook gets the results of conversations, and which of them. */
export const ConsoleSettings = v.looseObject({
  webhooks: some({
    post_call_webhook_id: maybe(v.string()),
    events: maybe(v.array(v.string())),
    exclude_transcript: maybe(v.boolean()),
  }),
})
