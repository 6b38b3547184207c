import type { ProviderFinding } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import type { Config } from '../../config/config.js'
import { good } from '../findings.js'
import type { ProviderDescription } from '../port.js'
import { shown } from '../settings.js'
import { supportPhone } from './support-phone.js'
import { builtinVoiceTexts as texts } from './texts.js'
import { Voice, type OutgoingCall, type VoiceResult } from './voice.js'

/** The embedded default: a call is a row of the database, and the phone simulator rings while its status says so. */
@Injectable()
export class BuiltinVoice extends Voice {
  readonly provider = 'builtin'
  readonly reconcileAfterSecs = 0
  readonly announcesAnswers = true
  readonly pageConnections = []

  placeCall({ id }: OutgoingCall): Promise<VoiceResult> {
    return Promise.resolve({ kind: 'placed', providerId: id })
  }

  /** An attempt without a recorded result has not rung any phone. */
  findCall(): Promise<null> {
    return Promise.resolve(null)
  }

  openSession(): Promise<null> {
    return Promise.resolve(null)
  }

  readClose(): null {
    return null
  }

  /** The built-in agent's conversations are handed in by the code that ends them. */
  findEnd(): Promise<'not_begun'> {
    return Promise.resolve('not_begun')
  }

  describe(config: Config): ProviderDescription {
    const { name, summary } = texts
    return { name, summary, settings: [shown('VOICE_PROVIDER', 'builtin'), supportPhone(config)], webhooks: [] }
  }

  check(): Promise<ProviderFinding[]> {
    return Promise.resolve([good(texts.works)])
  }
}
