import { ElevenLabsConversation } from '@clarity/contracts'
import type { ElevenLabs, ElevenLabsClient } from '@elevenlabs/elevenlabs-js'
import { parse } from 'valibot'
import type { ElevenLabsAccount } from '../../../config/elevenlabs-settings.js'
import { readAllowedOverrides } from './elevenlabs-agent-settings.js'
import { answerError, plainError, readAnswer } from './elevenlabs-errors.js'
import type { AllowedOverrides } from './elevenlabs-initiation.js'

type Body = ElevenLabs.conversationalAi.BodyHandleAnOutboundCallViaTwilioV1ConvaiTwilioOutboundCallPost

/** The fields of a call that differ from call to call. */
export type CallRequest = Omit<Body, 'agentId' | 'agentPhoneNumberId'>

/** An agent's settings are small, and the rest of the time limit is needed for the call itself. */
const settingsTimeoutSecs = 3

/**
 * The official client with our account. It never retries: after a call that was placed but answered with an error, a
 * retry would place a second call. Its errors contain no personal data, except for `placeCall`, which throws the
 * client's own errors.
 */
export class ElevenLabsApi {
  private constructor(
    private readonly client: ElevenLabsClient,
    private readonly account: ElevenLabsAccount,
    private readonly timeoutSecs: number,
  ) {}

  /** Loaded on demand: the library takes a second and 120 MB. */
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

  /** The newest conversation that was started with this variable, or null. */
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

  /** In the shape of the events, with the raw text; null if the provider, or our agent, has no such conversation. */
  async findConversation(id: string): Promise<{ conversation: ElevenLabsConversation; text: string } | null> {
    const text = await this.read(`v1/convai/conversations/${encodeURIComponent(id)}`)
    if (text === null) return null
    const conversation = readAnswer(() => parse(ElevenLabsConversation, JSON.parse(text)))
    return conversation.agent_id === this.account.agentId ? { conversation, text } : null
  }

  /** Reads a path of the provider's API; null after a 404. Throws an error with the status otherwise. */
  async look(path: string): Promise<unknown> {
    const abortSignal = AbortSignal.timeout(this.timeoutSecs * 1000)
    // The client would escape the question mark of a relative path.
    const { href } = new URL(path, this.account.baseUrl.origin)
    const response = await this.client.fetch(href, {}, { abortSignal })
    if (response.status === 404) return null
    if (!response.ok) throw answerError(response.status, await response.json().catch(() => null))
    return response.json()
  }

  /** A signed address with which one page may talk with the agent, once. */
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

  /** The raw body, because the client's own parser requires every field that it knows. Null after 404 or 422. */
  private async read(path: string, timeoutInSeconds?: number): Promise<string | null> {
    const response = await this.client.fetch(path, {}, { ...(timeoutInSeconds && { timeoutInSeconds }) }).catch(rethrow)
    if (response.status === 404 || response.status === 422) return null
    if (!response.ok) throw answerError(response.status, await response.json().catch(() => null))
    return response.text().catch(rethrow)
  }
}

function rethrow(error: unknown): never {
  throw plainError(error)
}
