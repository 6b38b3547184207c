import { Global, Module } from '@nestjs/common'
import { CONFIG, type Config } from '../../config/config.js'
import { OfflineReportWriter } from './offline-report-writer.js'
import { ReportWriter } from './report-writer.js'

/** The only place that chooses who writes reports. */
function chooseReportWriter({ reportWriter }: Config): ReportWriter {
  switch (reportWriter) {
    case 'offline':
      return new OfflineReportWriter()
  }
}

@Global()
@Module({
  providers: [{ provide: ReportWriter, useFactory: chooseReportWriter, inject: [CONFIG] }],
  exports: [ReportWriter],
})
export class ReportWriterModule {}
