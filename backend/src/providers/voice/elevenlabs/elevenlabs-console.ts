import * as v from 'valibot'

/** The fields of agents, phone numbers and webhooks that a check reads; the answers contain more. */
export const ConsoleAgent = v.looseObject({ name: v.string() })
export const ConsolePhone = v.looseObject({ phone_number: v.string(), provider: v.optional(v.string()) })
export const ConsoleWebhooks = v.looseObject({
  webhooks: v.array(
    v.looseObject({
      webhook_url: v.string(),
      is_disabled: v.optional(v.boolean(), false),
      is_auto_disabled: v.optional(v.boolean(), false),
    }),
  ),
})
