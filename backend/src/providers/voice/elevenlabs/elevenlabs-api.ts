import { ElevenLabsConversation } from '@clarity/contracts'
import type { ElevenLabs, ElevenLabsClient } from '@elevenlabs/elevenlabs-js'
import { parse } from 'valibot'
import type { ElevenLabsAccount } from '../../../config/elevenlabs-settings.js'
import { readAllowedOverrides } from './elevenlabs-agent-settings.js'
import { accountRemedy, plainError, readAnswer } from './elevenlabs-errors.js'
import type { AllowedOverrides } from './elevenlabs-initiation.js'

type Body = ElevenLabs.conversationalAi.BodyHandleAnOutboundCallViaTwilioV1ConvaiTwilioOutboundCallPost

/** A call without what is the same for every one. */
export type CallRequest = Omit<Body, 'agentId' | 'agentPhoneNumberId'>

/** An agent's settings are small: whoever waits for them must keep time for the call itself. */
const settingsTimeoutSecs = 3

/**
 * The provider's official client, with our account. It tries nothing twice by itself: of a call that was placed and
 * answered with an error it would place another. What it throws says nothing of anybody, but for `placeCall`, which throws
 * whatever the client does.
 */
export class ElevenLabsApi {
  private constructor(
    private readonly client: ElevenLabsClient,
    private readonly account: ElevenLabsAccount,
    private readonly timeoutSecs: number,
  ) {}

  /** The library takes a second and 120 MB, so it is loaded by those who use it. */
  static async with(account: ElevenLabsAccount, timeoutSecs: number): Promise<ElevenLabsApi> {
    const { ElevenLabsClient } = await import('@elevenlabs/elevenlabs-js')
    const client = new ElevenLabsClient({
      apiKey: account.apiKey,
      baseUrl: account.baseUrl.origin,
      timeoutInSeconds: timeoutSecs,
      maxRetries: 0,
    })
    return new ElevenLabsApi(client, account, timeoutSecs)
  }

  placeCall(call: CallRequest): Promise<ElevenLabs.TwilioOutboundCallResponse> {
    const { agentId, phoneNumberId } = this.account
    return this.client.conversationalAi.twilio.outboundCall({ agentId, agentPhoneNumberId: phoneNumberId, ...call })
  }

  /** The newest conversation that was begun with this variable, or null. */
  async findConversationId(variable: string, value: string, userId: string, since: Date): Promise<string | null> {
    const query = {
      agentId: this.account.agentId,
      userId,
      dynamicVariableParams: `${variable}:eq:${value}`,
      callStartAfterUnix: Math.floor(since.getTime() / 1000),
    }
    const { conversations } = await this.client.conversationalAi.conversations.list(query).catch(rethrow)
    return conversations[0]?.conversationId ?? null
  }

  /** As the events carry it, with the text that it came as; null where the provider, or our agent, has no such one. */
  async findConversation(id: string): Promise<{ conversation: ElevenLabsConversation; text: string } | null> {
    const text = await this.read(`v1/convai/conversations/${encodeURIComponent(id)}`)
    if (text === null) return null
    const conversation = readAnswer(() => parse(ElevenLabsConversation, JSON.parse(text)))
    return conversation.agent_id === this.account.agentId ? { conversation, text } : null
  }

  /** What the provider's console shows at a path; null where it knows none. Throws an error with the status otherwise. */
  async look(path: string): Promise<unknown> {
    const abortSignal = AbortSignal.timeout(this.timeoutSecs * 1000)
    const response = await this.client.fetch(path, {}, { abortSignal })
    if (response.status === 404) return null
    if (!response.ok) throw Object.assign(new Error('The provider refused'), { status: response.status })
    return response.json()
  }

  /** Address at which one page may talk with the agent, once. */
  async getSignedUrl(): Promise<string> {
    const { conversations } = this.client.conversationalAi
    const query = { agentId: this.account.agentId, includeConversationId: true }
    const { signedUrl } = await conversations.getSignedUrl(query).catch(rethrow)
    return signedUrl
  }

  async getAllowedOverrides(): Promise<AllowedOverrides> {
    const path = `v1/convai/agents/${encodeURIComponent(this.account.agentId)}`
    const text = await this.read(path, settingsTimeoutSecs)
    if (text === null) throw new Error('the provider does not know the agent: check ELEVENLABS_AGENT_ID')
    return readAnswer(() => readAllowedOverrides(JSON.parse(text)))
  }

  /** The body as it came; the client's own reading would need every field that it knows. Null where there is nothing. */
  private async read(path: string, timeoutInSeconds?: number): Promise<string | null> {
    const response = await this.client.fetch(path, {}, { ...(timeoutInSeconds && { timeoutInSeconds }) }).catch(rethrow)
    if (response.status === 404 || response.status === 422) return null
    if (!response.ok) throw new Error(accountRemedy(response.status) ?? `the provider answered ${response.status}`)
    return response.text().catch(rethrow)
  }
}

function rethrow(error: unknown): never {
  throw plainError(error)
}
