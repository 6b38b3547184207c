import { Anchor, Link, Moment, type Column } from '@clarity/admin-kit'
import type { BatchSummary } from '@clarity/contracts/stored-batch'
import { batchResultsPath, openBatchPath } from '../../batch-paths'
import { texts } from '../../texts'

const { batchColumns: columns } = texts

export const earlierColumns: readonly Column<BatchSummary>[] = [
  {
    key: 'begun',
    header: columns.begun,
    sort: 'created_at',
    isTitle: true,
    cell: ({ id, created_at }) => (
      <Anchor component={Link} to={openBatchPath(id)} inherit>
        <Moment at={created_at} />
      </Anchor>
    ),
  },
  { key: 'changed', header: columns.changed, sort: 'updated_at', cell: ({ updated_at }) => <Moment at={updated_at} /> },
  { key: 'by', header: columns.by, isCut: true, cell: ({ created_by }) => created_by ?? texts.unknown },
  {
    key: 'scenario',
    header: columns.scenario,
    isCut: true,
    cell: ({ scenario_title }) => scenario_title ?? texts.unknown,
  },
  { key: 'rows', header: columns.rows, sort: 'row_count', cell: ({ row_count }) => row_count.toLocaleString() },
  {
    key: 'created',
    header: columns.created,
    sort: 'created_count',
    cell: ({ created_count }) => created_count.toLocaleString(),
  },
  {
    key: 'failed',
    header: columns.failed,
    sort: 'failed_count',
    cell: ({ failed_count }) => failed_count.toLocaleString(),
  },
  {
    key: 'actions',
    header: columns.actions,
    cell: ({ id }) => (
      <Anchor href={batchResultsPath(id)} size="sm" download>
        {texts.results}
      </Anchor>
    ),
  },
]
