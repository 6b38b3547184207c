import { Module } from '@nestjs/common'
import { AlarmsModule } from '../alarms/alarms.module.js'
import { ShortCodeChallenges } from './short-code-challenges.js'
import { ShortCodesController } from './short-codes.controller.js'
import { ShortCodesRepository } from './short-codes.repository.js'
import { ShortCodesService } from './short-codes.service.js'

@Module({
  imports: [AlarmsModule],
  controllers: [ShortCodesController],
  providers: [ShortCodesService, ShortCodeChallenges, ShortCodesRepository],
  exports: [ShortCodesService],
})
export class ShortCodesModule {}
