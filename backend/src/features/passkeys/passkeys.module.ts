import { Module } from '@nestjs/common'
import { Challenges } from './challenges.js'
import { PasskeysRepository } from './passkeys.repository.js'
import { PasskeysService } from './passkeys.service.js'

@Module({ providers: [Challenges, PasskeysRepository, PasskeysService], exports: [PasskeysService] })
export class PasskeysModule {}
