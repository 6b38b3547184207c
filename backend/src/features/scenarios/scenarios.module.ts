import { Module } from '@nestjs/common'
import { ConversationsModule } from '../conversations/conversations.module.js'
import { SessionsModule } from '../sessions/sessions.module.js'
import { GoalsController } from './goals.controller.js'
import { ScenarioChoicesController } from './scenario-choices.controller.js'
import { ScenariosController } from './scenarios.controller.js'
import { ScenariosRepository } from './scenarios.repository.js'
import { ScenariosService } from './scenarios.service.js'

@Module({
  imports: [ConversationsModule, SessionsModule],
  controllers: [GoalsController, ScenariosController, ScenarioChoicesController],
  providers: [ScenariosService, ScenariosRepository],
  exports: [ScenariosService],
})
export class ScenariosModule {}
