import { Global, Module } from '@nestjs/common'
import { Agent } from './agent.js'
import { OfflineAgent } from './offline-agent.js'

@Global()
@Module({
  providers: [{ provide: Agent, useClass: OfflineAgent }],
  exports: [Agent],
})
export class AgentModule {}
