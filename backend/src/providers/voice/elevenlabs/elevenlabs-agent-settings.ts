import * as v from 'valibot'
import type { AllowedOverrides } from './elevenlabs-initiation.js'

const allowed = v.optional(v.nullable(v.boolean()))

/** The agent's settings that we depend on; an override that is missing is not allowed. */
const AgentSettings = v.looseObject({
  platform_settings: v.optional(
    v.looseObject({
      overrides: v.optional(
        v.looseObject({
          conversation_config_override: v.optional(
            v.looseObject({
              agent: v.optional(
                v.looseObject({
                  first_message: allowed,
                  language: allowed,
                  prompt: v.optional(v.nullable(v.looseObject({ prompt: allowed }))),
                }),
              ),
              conversation: v.optional(v.looseObject({ text_only: allowed })),
            }),
          ),
        }),
      ),
    }),
  ),
})

/** The overrides that the agent's settings allow. Throws if the answer describes no agent. */
export function readAllowedOverrides(agent: unknown): AllowedOverrides {
  const overrides = v.parse(AgentSettings, agent).platform_settings?.overrides?.conversation_config_override
  return {
    prompt: overrides?.agent?.prompt?.prompt === true,
    firstMessage: overrides?.agent?.first_message === true,
    language: overrides?.agent?.language === true,
    textOnly: overrides?.conversation?.text_only === true,
  }
}
