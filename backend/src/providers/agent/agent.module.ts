import { Global, Module } from '@nestjs/common'
import { CONFIG, type Config } from '../../config/config.js'
import type { LlmSettings } from '../../config/llm-settings.js'
import { Metrics } from '../../telemetry/metrics.js'
import { observePort } from '../../telemetry/observe-port.js'
import { ModelSpending } from '../../spending/model-spending.js'
import { Threads } from '../threads/threads.js'
import { Agent } from './agent.js'
import type { AgentTasks } from './agent-tasks.js'
import { OfflineAgent } from './offline-agent.js'

/** The built-in agent has its own thread: a person waits for its reply, so it must not queue behind reports. */
export class SpeakingThread extends Threads<AgentTasks> {
  constructor() {
    super(new URL('./agent-tasks.js', import.meta.url), { count: 1, memoryMb: 256 })
  }
}

/** The only place that chooses the built-in agent's implementation. */
async function chooseAgent(
  { builtinAgent, llm }: Config,
  thread: SpeakingThread,
  metrics: Metrics,
  spending: ModelSpending,
): Promise<Agent> {
  const offline = new OfflineAgent(thread)
  const model = builtinAgent === 'llm' ? llm : null
  return observePort<Agent>(model ? await speakByLlm(model, spending, offline) : offline, metrics, {
    port: 'agent',
    provider: model?.vendor ?? 'offline',
    operations: ['reply'],
  })
}

/** Loaded on demand, as for the reports. */
async function speakByLlm(model: LlmSettings, spending: ModelSpending, offline: OfflineAgent): Promise<Agent> {
  const [{ openLlm }, { LlmAgent }] = await Promise.all([import('../llm/llm.js'), import('./llm/llm-agent.js')])
  return new LlmAgent(openLlm(model, spending), offline)
}

@Global()
@Module({
  providers: [
    { provide: SpeakingThread, useFactory: () => new SpeakingThread() },
    { provide: Agent, useFactory: chooseAgent, inject: [CONFIG, SpeakingThread, Metrics, ModelSpending] },
  ],
  exports: [Agent],
})
export class AgentModule {}
