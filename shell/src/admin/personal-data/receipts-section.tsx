import { Button, CopyId, Group, Moment, Text, Title, type Column } from '@clarity/admin-kit'
import type { ErasureReceipt } from '@clarity/contracts/erasure'
import { ShortList } from '../parts/short-list'
import { personalDataApi } from './personal-data.api'
import { saveFile } from './save-file'
import { texts } from './texts'

const columns: readonly Column<ErasureReceipt>[] = [
  { key: 'at', header: texts.columns.at, cell: ({ created_at: at }) => <Moment at={at} /> },
  {
    key: 'id',
    header: texts.columns.id,
    cell: ({ id }) => (
      <span className="receipt-id">
        {id} <CopyId name={texts.columns.id}>{id}</CopyId>
      </span>
    ),
  },
  {
    key: 'rows',
    header: texts.columns.rows,
    align: 'right',
    cell: ({ rows }) => texts.rows(Object.values(rows).map(({ length }) => length)),
  },
]

/** What erasures leave behind. */
export function ReceiptsSection() {
  const receipts = personalDataApi.useListErasuresQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data } = receipts
  return (
    <section aria-label={texts.receipts}>
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h4">
          {texts.receipts}
        </Title>
        {data && data.length > 0 && (
          <Button variant="default" onClick={() => saveFile('receipts.json', data)}>
            {texts.download}
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed" mb="sm">
        {texts.receiptsLead}
      </Text>
      <ShortList query={receipts} columns={columns} texts={texts} />
    </section>
  )
}
