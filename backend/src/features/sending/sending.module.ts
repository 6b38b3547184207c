import { Module } from '@nestjs/common'
import { AlarmsModule } from '../alarms/alarms.module.js'
import { CostsModule } from '../costs/costs.module.js'
import { SendingController } from './sending.controller.js'
import { SendingRepository } from './sending.repository.js'
import { SendingService } from './sending.service.js'

@Module({
  imports: [AlarmsModule, CostsModule],
  controllers: [SendingController],
  providers: [SendingService, SendingRepository],
  exports: [SendingService],
})
export class SendingModule {}
