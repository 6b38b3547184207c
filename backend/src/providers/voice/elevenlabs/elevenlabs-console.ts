import * as v from 'valibot'

/** Of an agent, a phone number and the workspace's webhooks: what we look at; there is more, and more may come. */
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
