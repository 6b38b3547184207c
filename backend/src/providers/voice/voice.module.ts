import { Global, Module } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { CONFIG, type Config } from '../../config/config.js'
import { BuiltinVoice } from './builtin-voice.js'
import { ElevenLabsVoice } from './elevenlabs/elevenlabs-voice.js'
import { Voice } from './voice.js'

/** The only place that chooses who talks with people. */
@Global()
@Module({
  providers: [
    {
      provide: Voice,
      // The database first: a vendor's library holds the process up for a second or more, and who connects then gives up.
      inject: [CONFIG, DataSource],
      useFactory: ({ voice, elevenLabs: { account } }: Config): Promise<Voice> | Voice =>
        account ? ElevenLabsVoice.with(account, voice) : new BuiltinVoice(),
    },
  ],
  exports: [Voice],
})
export class VoiceModule {}
