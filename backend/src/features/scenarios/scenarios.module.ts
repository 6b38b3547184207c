import { Module } from '@nestjs/common'
import { SessionsModule } from '../sessions/sessions.module.js'
import { ScenarioChoicesController } from './scenario-choices.controller.js'
import { ScenariosController } from './scenarios.controller.js'
import { ScenariosRepository } from './scenarios.repository.js'
import { ScenariosService } from './scenarios.service.js'

@Module({
  imports: [SessionsModule],
  controllers: [ScenariosController, ScenarioChoicesController],
  providers: [ScenariosService, ScenariosRepository],
  exports: [ScenariosService],
})
export class ScenariosModule {}
