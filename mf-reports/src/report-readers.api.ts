import { api, pagedList } from '@clarity/admin-kit'
import { Reader, ReaderOfReport, ReportReading } from '@clarity/contracts/report-reading'
import { array } from 'valibot'

const path = '/api/admin/report-views'

export const byReportPath = `${path}/by-report`
export const readersPath = `${path}/readers`

export const { useListReportReadingsInfiniteQuery, useListReadersInfiniteQuery, useListReadersOfReportQuery } =
  api.injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      listReportReadings: pagedList(build, byReportPath, ReportReading),
      listReaders: pagedList(build, readersPath, Reader),
      listReadersOfReport: build.query<ReaderOfReport[], string>({
        query: (id) => `${byReportPath}/${encodeURIComponent(id)}/readers`,
        rawResponseSchema: array(ReaderOfReport),
      }),
    }),
  })
