import type { ClosedConnection, ProviderFinding } from '@clarity/contracts'
import { Logger, type OnApplicationBootstrap } from '@nestjs/common'
import type { Config } from '../../../config/config.js'
import type { ElevenLabsAccount } from '../../../config/elevenlabs-settings.js'
import type { VoiceSettings } from '../../../config/voice-settings.js'
import type { VoiceEvent } from '../voice-event.js'
import type { ProviderDescription } from '../../port.js'
import {
  CallNotAccepted,
  Voice,
  type BegunAttempt,
  type NewSession,
  type OpenedSession,
  type OutgoingCall,
  type RefusedSession,
  type VoiceResult,
} from '../voice.js'
import { checkElevenLabs } from './check-elevenlabs.js'
import { describeElevenLabs, eventAddress } from './describe-elevenlabs.js'
import { ElevenLabsApi } from './elevenlabs-api.js'
import { callRequest } from './elevenlabs-call-request.js'
import { readFailedCall, readUnplacedCall } from './elevenlabs-call-failure.js'
import { attemptVariable, elevenLabs } from './elevenlabs-conversation.mapper.js'
import { conversationEvent } from './elevenlabs-event.mapper.js'
import { refusalIn } from './elevenlabs-refusal.js'
import { initiationOf, type AllowedOverrides } from './elevenlabs-initiation.js'

/** The maximum difference between the two clocks; without it the search could start after the call. */
const clockSkewMs = 60_000

/** The provider's agents: they phone through Twilio, and pages talk with them at a signed address. */
export class ElevenLabsVoice extends Voice implements OnApplicationBootstrap {
  readonly provider = elevenLabs
  readonly announcesAnswers = false
  readonly reconcileAfterSecs: number
  readonly pageConnections: readonly string[]
  private readonly logger = new Logger(ElevenLabsVoice.name)
  private allowed: Promise<AllowedOverrides> | null = null
  private known: AllowedOverrides | null = null

  private constructor(
    private readonly api: ElevenLabsApi,
    private readonly account: ElevenLabsAccount,
    { reconcileAfterSecs }: VoiceSettings,
  ) {
    super()
    this.reconcileAfterSecs = reconcileAfterSecs
    this.pageConnections = [account.baseUrl.origin.replace(/^http/, 'ws')]
  }

  static async with(account: ElevenLabsAccount, settings: VoiceSettings): Promise<ElevenLabsVoice> {
    return new ElevenLabsVoice(await ElevenLabsApi.with(account, settings.timeoutSecs), account, settings)
  }

  /** Reads the settings before the first call. If the provider is unreachable now, the first call reads them. */
  onApplicationBootstrap(): void {
    void this.getAllowedOverrides().catch((error: Error) =>
      this.logger.warn(`The agent's settings could not be read: ${error.message}`),
    )
  }

  async placeCall(call: OutgoingCall): Promise<VoiceResult> {
    const request = callRequest(call, await this.getAllowedOverridesBefore())
    try {
      const answer = await this.api.placeCall(request).catch(readFailedCall)
      if ('kind' in answer) return answer
      if (!answer.success) return readUnplacedCall(answer.message)
      // The call was placed, although both ids may be missing: then our own id is used until reconciliation.
      return { kind: 'placed', providerId: answer.conversationId ?? answer.callSid ?? call.id }
    } catch (error) {
      // The refusal may be about the agent's settings, which an operator changes now.
      if (error instanceof CallNotAccepted) this.allowed = null
      throw error
    }
  }

  findCall({ id, demoRequestId, firstTriedAt }: OutgoingCall): Promise<string | null> {
    return this.findConversationId({ id, demoRequestId, begunAt: firstTriedAt })
  }

  async openSession(session: NewSession): Promise<OpenedSession> {
    const allowed = await this.getAllowedOverrides()
    const url = await this.api.getSignedUrl()
    const initiation = initiationOf(session, allowed)
    return {
      url,
      providerId: new URL(url).searchParams.get('conversation_id'),
      initiation: {
        ...initiation,
        conversation_config_override: {
          ...initiation.conversation_config_override,
          ...(allowed.textOnly && { conversation: { text_only: true } }),
        },
      },
    }
  }

  readClose({ reason }: ClosedConnection): RefusedSession | null {
    const refusal = refusalIn(reason)
    if (refusal?.kind !== 'account') return null
    this.allowed = null
    // A changed override is left out of the next session.
    return { remedy: refusal.remedy, isFinal: !/override/i.test(reason) }
  }

  async findEnd(attempt: BegunAttempt): Promise<VoiceEvent | 'under_way' | 'not_begun'> {
    const found =
      (await this.findKnown(attempt.providerId)) ?? (await this.findKnown(await this.findConversationId(attempt)))
    const status = found?.conversation.status ?? 'initiated'
    if (found === null || status === 'initiated') return 'not_begun'
    if (!['done', 'failed'].includes(status)) return 'under_way'
    return conversationEvent(found.conversation, found.text, Date.now() / 1000)
  }

  describe(config: Config): ProviderDescription {
    return describeElevenLabs(this.account, config)
  }

  check({ publicUrl, voice: { timeoutSecs } }: Config): Promise<ProviderFinding[]> {
    const { api, account, known: inForce } = this
    return checkElevenLabs({ api, account, timeoutSecs, inForce, eventAddress: eventAddress(publicUrl) })
  }

  private async findKnown(id: string | null) {
    return id === null ? null : this.api.findConversation(id)
  }

  private findConversationId({ id, demoRequestId, begunAt }: Omit<BegunAttempt, 'providerId'>): Promise<string | null> {
    const since = new Date(begunAt.getTime() - clockSkewMs)
    return this.api.findConversationId(attemptVariable, id, demoRequestId, since)
  }

  /** No call has been placed yet, so a failure here can be retried safely. */
  private getAllowedOverridesBefore(): Promise<AllowedOverrides> {
    return this.getAllowedOverrides().catch((error: Error) => {
      throw new CallNotAccepted(`the agent's settings could not be read: ${error.message}`)
    })
  }

  /** Read once; after a failure the next caller reads them again. */
  private getAllowedOverrides(): Promise<AllowedOverrides> {
    this.allowed ??= this.readAllowedOverrides().catch((error: Error) => {
      this.allowed = null
      throw error
    })
    return this.allowed
  }

  private async readAllowedOverrides(): Promise<AllowedOverrides> {
    this.known = await this.api.getAllowedOverrides()
    return this.known
  }
}
