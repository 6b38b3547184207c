import { Global, Module } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { CONFIG, type Config } from '../../config/config.js'
import { BuiltinVoice } from './builtin-voice.js'
import { ElevenLabsVoice } from './elevenlabs/elevenlabs-voice.js'
import { Voice } from './voice.js'

/** The only place that chooses the voice provider. */
@Global()
@Module({
  providers: [
    {
      provide: Voice,
      // The database connects first: loading a vendor's library blocks for a second or more, and a connection would
      // time out.
      inject: [CONFIG, DataSource],
      useFactory: ({ voice, elevenLabs: { account } }: Config): Promise<Voice> | Voice =>
        account ? ElevenLabsVoice.with(account, voice) : new BuiltinVoice(),
    },
  ],
  exports: [Voice],
})
export class VoiceModule {}
