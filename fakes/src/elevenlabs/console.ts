import type { ElevenLabsOptions } from './account.ts'

export interface WorkspaceWebhook {
  url: string
  isDisabled: boolean
}

/** The workspace's settings of conversations: which webhook is chosen, and what is posted to it. */
export interface ConversationSettings {
  /** The place of the webhook in the list; null for none. */
  webhook: number | null
  events: string[]
  excludesTranscript: boolean
}

const newSettings = (): ConversationSettings => ({
  webhook: 0,
  events: ['transcript', 'call_initiation_failure'],
  excludesTranscript: false,
})

/** What an operator configures in the console beside the agent, and can change at any time. */
export class ElevenLabsConsole {
  phoneNumber = '+14155550100'
  webhooks: WorkspaceWebhook[] = []
  /** False for a key that may not list webhooks. */
  showsWebhooks = true
  /** False for a key that may not read the workspace's settings. */
  showsSettings = true
  readonly settings = newSettings()

  private readonly phoneNumberId: string

  constructor({ phoneNumberId }: Pick<ElevenLabsOptions, 'phoneNumberId'>) {
    this.phoneNumberId = phoneNumberId
  }

  /** The number as the API shows it; null for an unknown id. */
  phoneJson(id: string): Record<string, unknown> | null {
    if (id !== this.phoneNumberId) return null
    return {
      phone_number: this.phoneNumber,
      label: 'Fake',
      supports_inbound: true,
      supports_outbound: true,
      phone_number_id: this.phoneNumberId,
      assigned_agent: null,
      provider: 'twilio',
    }
  }

  /** Everything as in a new workspace, with these webhooks. */
  reset(webhooks: WorkspaceWebhook[] = []): void {
    this.webhooks = webhooks
    this.showsWebhooks = this.showsSettings = true
    Object.assign(this.settings, newSettings())
  }

  settingsJson(): Record<string, unknown> {
    const { webhook, events, excludesTranscript } = this.settings
    return {
      conversation_initiation_client_data_webhook: null,
      webhooks: {
        post_call_webhook_id: webhook === null ? null : webhookId(webhook),
        events,
        transcript_format: 'json',
        exclude_transcript: excludesTranscript,
        send_audio: null,
      },
      can_use_mcp_servers: false,
      rag_retention_period_days: 10,
      default_livekit_stack: 'standard',
    }
  }

  /** Usages are part of the answer only if they are asked for. */
  webhooksJson(withUsages: boolean): Record<string, unknown> {
    const webhooks = this.webhooks.map(({ url, isDisabled }, at) => ({
      name: `Webhook ${at + 1}`,
      webhook_id: webhookId(at),
      webhook_url: url,
      is_disabled: isDisabled,
      is_auto_disabled: false,
      created_at_unix: 1_763_700_000,
      auth_type: 'hmac',
      ...(withUsages && { usage: at === this.settings.webhook ? [{ usage_type: 'ConvAI Settings' }] : [] }),
      most_recent_failure_error_code: null,
      most_recent_failure_timestamp: null,
    }))
    return { webhooks }
  }
}

const webhookId = (at: number) => `wh_${at + 1}`
