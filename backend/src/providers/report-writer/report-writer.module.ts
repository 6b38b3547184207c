import { availableParallelism } from 'node:os'
import { Global, Module } from '@nestjs/common'
import { CONFIG, type Config } from '../../config/config.js'
import { Metrics } from '../../telemetry/metrics.js'
import { observePort } from '../../telemetry/observe-port.js'
import { ModelSpending } from '../../spending/model-spending.js'
import { openLlm } from '../llm/llm.js'
import { Threads } from '../threads/threads.js'
import { LlmReportWriter } from './llm/llm-report-writer.js'
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
function chooseReportWriter(
  { llm }: Config,
  threads: ReportWriterThreads,
  metrics: Metrics,
  spending: ModelSpending,
): ReportWriter {
  const offline = new OfflineReportWriter(threads)
  const writer = llm ? new LlmReportWriter(openLlm(llm, spending), offline, threadedGrounding(threads)) : offline
  return observePort<ReportWriter>(writer, metrics, {
    port: 'report-writer',
    provider: llm?.vendor ?? 'offline',
    operations: ['write', 'combine'],
  })
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
