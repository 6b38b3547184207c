import type { AgentSettings } from './agent-settings.ts'

/** The agent's settings that a client may override, as in the console's security tab. */
export interface Permissions {
  prompt: boolean
  firstMessage: boolean
  language: boolean
  textOnly: boolean
}

export function agentJson(
  agentId: string,
  { prompt, firstMessage, language, textOnly }: Permissions,
  { clientEvents, inputFormat, outputFormat, needsAuth, allowedHosts }: AgentSettings,
) {
  const agent = { first_message: firstMessage, language, prompt: { prompt, llm: false } }
  return {
    agent_id: agentId,
    name: 'Fake',
    conversation_config: {
      agent: { first_message: 'Hello.', language: 'en', prompt: { prompt: '{{scenario_prompt}}' } },
      conversation: { text_only: false, max_duration_seconds: 600, client_events: clientEvents },
      asr: { user_input_audio_format: inputFormat },
      tts: { agent_output_audio_format: outputFormat },
    },
    metadata: { created_at_unix_secs: 1_763_700_000, updated_at_unix_secs: 1_763_700_000 },
    platform_settings: {
      auth: {
        enable_auth: needsAuth,
        allowlist: allowedHosts.map((hostname) => ({ hostname })),
        shareable_token: null,
      },
      workspace_overrides: { conversation_initiation_client_data_webhook: null, webhooks: null },
      overrides: {
        conversation_config_override: {
          agent,
          tts: { voice_id: false },
          conversation: { text_only: textOnly, max_duration_seconds: false },
        },
        custom_llm_extra_body: false,
        enable_conversation_initiation_client_data_from_webhook: false,
      },
    },
  }
}

/** The name of the first override that the agent does not allow; null if all are allowed. */
export function forbiddenOverride(override: unknown, permissions: Permissions): string | null {
  const { agent, conversation } = (override ?? {}) as {
    agent?: { prompt?: unknown; first_message?: unknown; language?: unknown }
    conversation?: { text_only?: unknown }
  }
  if (agent?.prompt && !permissions.prompt) return 'prompt'
  if (agent?.first_message && !permissions.firstMessage) return 'first_message'
  if (agent?.language && !permissions.language) return 'language'
  if (conversation?.text_only !== undefined && !permissions.textOnly) return 'text_only'
  return null
}
