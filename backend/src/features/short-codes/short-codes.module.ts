import { Module } from '@nestjs/common'
import { AlarmsModule } from '../alarms/alarms.module.js'
import { GuessingNetworks } from './guessing-networks.js'
import { RememberedCodes } from './remembered-codes.js'
import { ShortCodeChallenges } from './short-code-challenges.js'
import { ShortCodeHitsRepository } from './short-code-hits.repository.js'
import { ShortCodeHitsService } from './short-code-hits.service.js'
import { ShortCodesController } from './short-codes.controller.js'
import { ShortCodesRepository } from './short-codes.repository.js'
import { ShortCodesService } from './short-codes.service.js'

@Module({
  imports: [AlarmsModule],
  controllers: [ShortCodesController],
  providers: [
    ShortCodesService,
    RememberedCodes,
    GuessingNetworks,
    ShortCodeChallenges,
    ShortCodeHitsService,
    ShortCodeHitsRepository,
    ShortCodesRepository,
  ],
  exports: [ShortCodesService],
})
export class ShortCodesModule {}
