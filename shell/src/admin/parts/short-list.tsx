import { DataTable, EmptyState, ErrorBanner, type Column } from '@clarity/admin-kit'

interface ShortListProps<Row> {
  /** The call that answers with all rows. */
  readonly query: { readonly data?: readonly Row[] | undefined; readonly isError: boolean; refetch(): unknown }
  readonly columns: readonly Column<Row>[]
  readonly texts: { readonly list: string; readonly failed: string; readonly none: string; readonly noneHint: string }
}

/** A list that comes in one answer: its rows, what to do while there are none, or its failure. */
export function ShortList<Row extends { readonly id: string }>({ query, texts, columns }: ShortListProps<Row>) {
  if (query.isError) return <ErrorBanner onRetry={() => void query.refetch()}>{texts.failed}</ErrorBanner>
  return (
    <DataTable
      label={texts.list}
      columns={columns}
      rows={query.data ?? []}
      rowId={({ id }) => id}
      isLoading={!query.data}
      empty={<EmptyState text={texts.none} hint={texts.noneHint} />}
    />
  )
}
