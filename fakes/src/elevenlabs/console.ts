import type { ElevenLabsOptions } from './account.ts'

export interface WorkspaceWebhook {
  url: string
  isDisabled: boolean
}

/** What an operator configures in the console beside the agent, and can change at any time. */
export class ElevenLabsConsole {
  phoneNumber = '+14155550100'
  webhooks: WorkspaceWebhook[] = []
  /** False for a key that may not list webhooks. */
  showsWebhooks = true

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

  webhooksJson(): Record<string, unknown> {
    const webhooks = this.webhooks.map(({ url, isDisabled }, at) => ({
      name: `Webhook ${at + 1}`,
      webhook_id: `wh_${at + 1}`,
      webhook_url: url,
      is_disabled: isDisabled,
      is_auto_disabled: false,
      created_at_unix: 1_763_700_000,
      auth_type: 'hmac',
      usage: [{ usage_type: 'ConvAI Settings' }],
      most_recent_failure_error_code: null,
      most_recent_failure_timestamp: null,
    }))
    return { webhooks }
  }
}
