import { Module } from '@nestjs/common'
import { AlarmsController } from './alarms.controller.js'
import { AlarmsRepository } from './alarms.repository.js'
import { AlarmsService } from './alarms.service.js'

@Module({ controllers: [AlarmsController], providers: [AlarmsService, AlarmsRepository], exports: [AlarmsService] })
export class AlarmsModule {}
