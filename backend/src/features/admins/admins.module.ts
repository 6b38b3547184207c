import { Module } from '@nestjs/common'
import { AdminsRepository } from './admins.repository.js'
import { AdminsService } from './admins.service.js'

@Module({ providers: [AdminsService, AdminsRepository], exports: [AdminsService] })
export class AdminsModule {}
