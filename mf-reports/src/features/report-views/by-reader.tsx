import { Anchor, Link, Moment, usePagedRows, type Column } from '@clarity/admin-kit'
import type { Reader } from '@clarity/contracts/report-reading'
import { OptionalText } from '../../parts/optional-text'
import { readersPath, useListReadersInfiniteQuery } from '../../report-readers.api'
import { readerTexts as texts } from './texts'
import { SummaryList } from './summary-list'
import { useOwnAddress } from '../../parts/use-own-address'

const { columns } = texts

/** How many reports each reader opened, how often, and from where. */
export function ByReader() {
  const address = useOwnAddress()
  const list = usePagedRows(useListReadersInfiniteQuery(address.query, { refetchOnMountOrArgChange: true }))
  return (
    <SummaryList
      label={texts.byReader}
      address={address}
      list={list}
      columns={readerColumns}
      rowId={({ reader_id }) => reader_id}
      exportPath={`${readersPath}/export`}
    />
  )
}

const readerColumns: readonly Column<Reader>[] = [
  {
    key: 'email',
    header: columns.email,
    sort: 'email',
    isTitle: true,
    isCut: true,
    cell: ({ email }) => <bdi>{email}</bdi>,
  },
  {
    key: 'reports',
    header: columns.reports,
    sort: 'reports',
    align: 'right',
    cell: ({ reports }) => reports.toLocaleString(),
  },
  { key: 'views', header: columns.views, sort: 'views', align: 'right', cell: ({ views }) => views.toLocaleString() },
  { key: 'first', header: columns.first, sort: 'first_at', cell: ({ first_at }) => <Moment at={first_at} /> },
  { key: 'last', header: columns.last, sort: 'last_at', cell: ({ last_at }) => <Moment at={last_at} /> },
  { key: 'places', header: columns.places, cell: ({ places }) => <OptionalText>{places.join(', ')}</OptionalText> },
  {
    key: 'actions',
    header: columns.actions,
    cell: ({ email }) => (
      <Anchor component={Link} to={`/admin/report-views?q=${encodeURIComponent(email)}`} reloadDocument size="sm">
        {texts.inLog}
      </Anchor>
    ),
  },
]
