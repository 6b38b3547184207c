import { Module } from '@nestjs/common'
import { AnalystRequestsService } from './analyst-requests.service.js'

@Module({ providers: [AnalystRequestsService], exports: [AnalystRequestsService] })
export class AnalystsModule {}
