import { Moment, type Column } from '@clarity/admin-kit'
import { LongId } from '../../parts/long-id'
import { Maybe } from '../../parts/maybe'
import type { ListedReport } from '../../reports.api'
import { reportListTexts } from '../../texts'
import { ReportActions, type ReportActionsProps } from './report-actions'

const { columns, notGenerated } = reportListTexts

const id = (value: string | null | undefined) => (value ? <LongId>{value}</LongId> : <Maybe>{value}</Maybe>)

export function reportColumns(handlers: Omit<ReportActionsProps, 'report'>): readonly Column<ListedReport>[] {
  return [
    { key: 'id', header: columns.id, sort: 'report_id', cell: ({ report_id }) => id(report_id) },
    {
      key: 'demoRequest',
      header: columns.demoRequest,
      sort: 'demo_request_id',
      cell: ({ demo_request_id }) => id(demo_request_id),
    },
    {
      key: 'name',
      header: columns.name,
      sort: 'recipient_name',
      isCut: true,
      cell: ({ recipient_name }) => <Maybe>{recipient_name}</Maybe>,
    },
    {
      key: 'phone',
      header: columns.phone,
      sort: 'recipient_phone',
      cell: ({ recipient_phone }) => <Maybe>{recipient_phone}</Maybe>,
    },
    {
      key: 'generated',
      header: columns.generated,
      sort: 'generated_at',
      cell: ({ generated_at }) =>
        generated_at ? <Moment at={generated_at} /> : <Maybe otherwise={notGenerated}>{null}</Maybe>,
    },
    { key: 'actions', header: columns.actions, cell: (report) => <ReportActions report={report} {...handlers} /> },
  ]
}
