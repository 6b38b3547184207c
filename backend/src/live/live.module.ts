import { Global, Module } from '@nestjs/common'
import { LiveListener } from './live-listener.js'

/** Listens to what the database announces. */
@Global()
@Module({ providers: [LiveListener], exports: [LiveListener] })
export class LiveModule {}
