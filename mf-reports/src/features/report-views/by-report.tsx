import { Button, Moment, usePagedRows, type Column } from '@clarity/admin-kit'
import type { ReportReading } from '@clarity/contracts/report-reading'
import { useMemo, useState } from 'react'
import { requestPath, sourcesPath } from '../../admin-paths'
import { LongId } from '../../parts/long-id'
import { OptionalText } from '../../parts/optional-text'
import { byReportPath, useListReportReadingsInfiniteQuery } from '../../report-readers.api'
import { readerTexts as texts } from './texts'
import { ReadersDialog } from './readers-dialog'
import { SummaryList } from './summary-list'
import { useOwnAddress } from '../../parts/use-own-address'

const { columns } = texts

/** How many people opened each report, how often, and from where. */
export function ByReport() {
  const address = useOwnAddress()
  const list = usePagedRows(useListReportReadingsInfiniteQuery(address.query, { refetchOnMountOrArgChange: true }))
  const [shown, show] = useState<string | null>(null)
  const table = useMemo(() => columnsOf(show), [])
  return (
    <>
      <SummaryList
        label={texts.byReport}
        address={address}
        list={list}
        columns={table}
        rowId={({ report_id }) => report_id}
        exportPath={`${byReportPath}/export`}
      />
      {shown !== null && <ReadersDialog reportId={shown} onClose={() => show(null)} />}
    </>
  )
}

function columnsOf(show: (reportId: string) => void): readonly Column<ReportReading>[] {
  return [
    {
      key: 'report',
      header: columns.report,
      cell: ({ report_id, kind }) => (
        <LongId name={columns.report} to={kind === 'combined' ? sourcesPath(report_id) : requestPath(report_id)}>
          {report_id}
        </LongId>
      ),
    },
    {
      key: 'recipient',
      header: columns.recipient,
      isTitle: true,
      isCut: true,
      cell: ({ kind, recipient_name }) =>
        kind === 'combined' ? texts.combined : <OptionalText>{recipient_name}</OptionalText>,
    },
    {
      key: 'people',
      header: columns.people,
      sort: 'people',
      align: 'right',
      cell: ({ people }) => people.toLocaleString(),
    },
    {
      key: 'views',
      header: columns.views,
      sort: 'views',
      align: 'right',
      cell: ({ views }) => views.toLocaleString(),
    },
    {
      key: 'first',
      header: columns.first,
      sort: 'first_at',
      cell: ({ first_at }) => (first_at === null ? texts.never : <Moment at={first_at} />),
    },
    {
      key: 'last',
      header: columns.last,
      sort: 'last_at',
      cell: ({ last_at }) => (last_at === null ? texts.never : <Moment at={last_at} />),
    },
    {
      key: 'places',
      header: columns.places,
      cell: ({ places }) => <OptionalText>{places.join(', ')}</OptionalText>,
    },
    {
      key: 'apart',
      header: columns.apart,
      cell: ({ admin_views, previews, scanners }) => texts.apart(admin_views, previews, scanners),
    },
    {
      key: 'actions',
      header: columns.actions,
      cell: ({ report_id, people }) =>
        people > 0 && (
          <Button size="compact-sm" variant="default" onClick={() => show(report_id)}>
            {texts.readers}
          </Button>
        ),
    },
  ]
}
