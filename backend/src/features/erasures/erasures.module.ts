import { Module } from '@nestjs/common'
import { SessionsModule } from '../sessions/sessions.module.js'
import { ErasuresController } from './erasures.controller.js'
import { ErasuresRepository } from './erasures.repository.js'
import { ErasuresService } from './erasures.service.js'
import { PersonExportsController } from './person-exports.controller.js'

@Module({
  imports: [SessionsModule],
  controllers: [ErasuresController, PersonExportsController],
  providers: [ErasuresService, ErasuresRepository],
})
export class ErasuresModule {}
