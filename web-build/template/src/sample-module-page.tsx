import { ListView, Moment, PageFrame, useListAddress, usePagedRows, type Column } from '@clarity/admin-kit'
import type { ReportRow } from '@clarity/contracts/report'
import { useSampleModuleReportsInfiniteQuery } from './sample-module.api'
import './sample-module-page.css'
import { texts } from './texts'

const unknown = <span className="sample-module-unknown">{texts.unknown}</span>

const columns: readonly Column<ReportRow>[] = [
  { key: 'name', header: texts.columns.name, cell: ({ recipient_name }) => recipient_name ?? unknown },
  {
    key: 'generated',
    header: texts.columns.generated,
    sort: 'generated_at',
    cell: ({ generated_at }) => (generated_at === null ? unknown : <Moment at={generated_at} />),
  },
]

/** The reports, newest first, with search, order and paging. */
export function SampleModulePage() {
  const address = useListAddress()
  const list = usePagedRows(useSampleModuleReportsInfiniteQuery(address.query))
  return (
    <PageFrame title={texts.title}>
      <ListView
        label={texts.title}
        address={address}
        list={list}
        columns={columns}
        rowId={({ report_id }) => report_id}
        none={{ text: texts.none }}
        failure={() => texts.failed}
      />
    </PageFrame>
  )
}
