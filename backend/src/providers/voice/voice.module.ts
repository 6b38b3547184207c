import { Global, Module } from '@nestjs/common'
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
      inject: [CONFIG],
      useFactory: ({ voice, elevenLabs: { account } }: Config): Promise<Voice> | Voice =>
        account ? ElevenLabsVoice.with(account, voice) : new BuiltinVoice(),
    },
  ],
  exports: [Voice],
})
export class VoiceModule {}
