import { Anchor, Link, Moment, type Column } from '@clarity/admin-kit'
import { requestPath } from '../../admin-paths'
import { LongId } from '../../parts/long-id'
import { OptionalText } from '../../parts/optional-text'
import type { ListedReport } from '../../reports.api'
import { reportListTexts } from '../../texts'
import { ClosedLinkBadge } from '../../parts/report-links/link-badge'
import { ReportActions, type ReportActionsProps } from './report-actions'

const { columns, notGenerated } = reportListTexts

const id = (name: string, value: string | null | undefined) =>
  value ? (
    <LongId name={name} to={requestPath(value)}>
      {value}
    </LongId>
  ) : (
    <OptionalText>{value}</OptionalText>
  )

export function reportColumns(handlers: Omit<ReportActionsProps, 'report'>): readonly Column<ListedReport>[] {
  return [
    {
      key: 'id',
      header: columns.id,
      sort: 'report_id',
      cell: ({ report_id, link_state }) => (
        <>
          {id(columns.id, report_id)}
          <ClosedLinkBadge state={link_state} />
        </>
      ),
    },
    {
      key: 'demoRequest',
      header: columns.demoRequest,
      sort: 'demo_request_id',
      cell: ({ demo_request_id }) => id(columns.demoRequest, demo_request_id),
    },
    {
      key: 'name',
      header: columns.name,
      sort: 'recipient_name',
      isCut: true,
      isTitle: true,
      cell: ({ recipient_name, demo_request_id }) =>
        recipient_name && demo_request_id ? (
          <Anchor component={Link} to={requestPath(demo_request_id)} inherit>
            {recipient_name}
          </Anchor>
        ) : (
          <OptionalText>{recipient_name}</OptionalText>
        ),
    },
    {
      key: 'phone',
      header: columns.phone,
      sort: 'recipient_phone',
      cell: ({ recipient_phone }) => <OptionalText>{recipient_phone}</OptionalText>,
    },
    {
      key: 'generated',
      header: columns.generated,
      sort: 'generated_at',
      cell: ({ generated_at }) =>
        generated_at ? <Moment at={generated_at} /> : <OptionalText otherwise={notGenerated}>{null}</OptionalText>,
    },
    { key: 'actions', header: columns.actions, cell: (report) => <ReportActions report={report} {...handlers} /> },
  ]
}
