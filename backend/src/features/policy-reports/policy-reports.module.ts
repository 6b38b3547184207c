import { Module } from '@nestjs/common'
import { AlarmsModule } from '../alarms/alarms.module.js'
import { PolicyReportsController } from './policy-reports.controller.js'
import { PolicyReportsService } from './policy-reports.service.js'

@Module({ imports: [AlarmsModule], controllers: [PolicyReportsController], providers: [PolicyReportsService] })
export class PolicyReportsModule {}
