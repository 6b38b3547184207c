import { Global, Module } from '@nestjs/common'
import { CONFIG, type Config } from '../../config/config.js'
import { openLlm } from '../llm/llm.js'
import { LlmReportWriter } from './llm/llm-report-writer.js'
import { OfflineReportWriter } from './offline-report-writer.js'
import { ReportWriter } from './report-writer.js'

/** The only place that chooses who writes reports. */
function chooseReportWriter({ llm }: Config): ReportWriter {
  const offline = new OfflineReportWriter()
  return llm ? new LlmReportWriter(openLlm(llm), offline) : offline
}

@Global()
@Module({
  providers: [{ provide: ReportWriter, useFactory: chooseReportWriter, inject: [CONFIG] }],
  exports: [ReportWriter],
})
export class ReportWriterModule {}
