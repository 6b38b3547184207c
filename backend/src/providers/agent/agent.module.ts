import { Global, Module } from '@nestjs/common'
import { CONFIG, type Config } from '../../config/config.js'
import { openLlm } from '../llm/llm.js'
import { Agent } from './agent.js'
import { LlmAgent } from './llm/llm-agent.js'
import { OfflineAgent } from './offline-agent.js'

/** The only place that chooses who speaks for the built-in agent. */
function chooseAgent({ builtinAgent, llm }: Config): Agent {
  const offline = new OfflineAgent()
  return builtinAgent === 'llm' && llm ? new LlmAgent(openLlm(llm), offline) : offline
}

@Global()
@Module({
  providers: [{ provide: Agent, useFactory: chooseAgent, inject: [CONFIG] }],
  exports: [Agent],
})
export class AgentModule {}
