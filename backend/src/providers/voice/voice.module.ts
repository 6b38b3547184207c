import { Global, Module } from '@nestjs/common'
import { BuiltinVoice } from './builtin-voice.js'
import { Voice } from './voice.js'

/** The only place that chooses who phones people. */
@Global()
@Module({ providers: [{ provide: Voice, useClass: BuiltinVoice }], exports: [Voice] })
export class VoiceModule {}
