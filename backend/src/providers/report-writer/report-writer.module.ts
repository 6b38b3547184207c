import { availableParallelism } from 'node:os'
import { Global, Module } from '@nestjs/common'
import { CONFIG, type Config } from '../../config/config.js'
import type { LlmSettings } from '../../config/llm-settings.js'
import { Metrics } from '../../telemetry/metrics.js'
import { observePort } from '../../telemetry/observe-port.js'
import { ModelSpending } from '../../spending/model-spending.js'
import { Threads } from '../threads/threads.js'
import { ReportWriter } from './report-writer.js'
import { threadedGrounding } from './threaded-grounding.js'
import { OfflineReportWriter } from './offline-report-writer.js'
import type { WriterTasks } from './writer-tasks.js'

/** The threads that write reports on this machine. One processor is left to the server. */
export class ReportWriterThreads extends Threads<WriterTasks> {
  constructor({ reportNiceness }: Pick<Config, 'reportNiceness'>) {
    super(new URL('./writer-tasks.js', import.meta.url), {
      count: availableParallelism() > 2 ? 2 : 1,
      memoryMb: 1024,
      niceness: reportNiceness,
    })
  }
}

/** The only place that chooses the report writer. */
async function chooseReportWriter(
  { llm }: Config,
  threads: ReportWriterThreads,
  metrics: Metrics,
  spending: ModelSpending,
): Promise<ReportWriter> {
  const offline = new OfflineReportWriter(threads)
  const writer = llm ? await writeByLlm(llm, spending, offline, threads) : offline
  return observePort<ReportWriter>(writer, metrics, {
    port: 'report-writer',
    provider: llm?.vendor ?? 'offline',
    operations: ['write', 'combine'],
  })
}

/** Loaded on demand: without a model its libraries would be a tenth of a start. */
async function writeByLlm(
  llm: LlmSettings,
  spending: ModelSpending,
  offline: OfflineReportWriter,
  threads: ReportWriterThreads,
): Promise<ReportWriter> {
  const [{ openLlm }, { LlmReportWriter }] = await Promise.all([
    import('../llm/llm.js'),
    import('./llm/llm-report-writer.js'),
  ])
  return new LlmReportWriter(openLlm(llm, spending), offline, threadedGrounding(threads))
}

@Global()
@Module({
  providers: [
    { provide: ReportWriterThreads, useFactory: (config: Config) => new ReportWriterThreads(config), inject: [CONFIG] },
    {
      provide: ReportWriter,
      useFactory: chooseReportWriter,
      inject: [CONFIG, ReportWriterThreads, Metrics, ModelSpending],
    },
  ],
  exports: [ReportWriter],
})
export class ReportWriterModule {}
