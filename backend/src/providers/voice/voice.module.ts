import { Global, Module } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { CONFIG, type Config } from '../../config/config.js'
import { Metrics } from '../../telemetry/metrics.js'
import { observePort } from '../../telemetry/observe-port.js'
import { BuiltinVoice } from './builtin-voice.js'
import { ElevenLabsVoice } from './elevenlabs/elevenlabs-voice.js'
import { CallNotAccepted, Voice } from './voice.js'

/** The only place that chooses the voice provider. */
@Global()
@Module({
  providers: [
    {
      provide: Voice,
      // The database connects first: loading a vendor's library blocks for a second or more, and a connection would
      // time out.
      inject: [CONFIG, DataSource, Metrics],
      useFactory: openVoice,
    },
  ],
  exports: [Voice],
})
export class VoiceModule {}

async function openVoice({ voice, elevenLabs: { account } }: Config, _: DataSource, metrics: Metrics): Promise<Voice> {
  const provider = account ? 'elevenlabs' : 'builtin'
  metrics.openOutcomes(metrics.calls, provider)
  return observePort<Voice>(account ? await ElevenLabsVoice.with(account, voice) : new BuiltinVoice(), metrics, {
    port: 'voice',
    provider,
    operations: ['placeCall', 'findCall', 'openSession', 'findEnd'],
    outcomeOfError: (error) => (error instanceof CallNotAccepted ? 'refused' : 'unknown'),
    count: (operation, outcome) => operation === 'placeCall' && metrics.calls.inc({ provider, outcome }),
  })
}
