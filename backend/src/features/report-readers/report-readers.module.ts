import { Module } from '@nestjs/common'
import { ReportReadersController } from './report-readers.controller.js'
import { ReportReadersRepository } from './report-readers.repository.js'
import { ReportReadersService } from './report-readers.service.js'

@Module({ controllers: [ReportReadersController], providers: [ReportReadersService, ReportReadersRepository] })
export class ReportReadersModule {}
