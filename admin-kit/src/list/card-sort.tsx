import { NativeSelect } from '@mantine/core'
import { texts } from '../texts'
import type { Column } from './column'
import { useSetSort } from './list-address'

interface CardSortProps<Row> {
  readonly columns: readonly Column<Row>[]
  /** As it is in the address. */
  readonly sort: string
}

/** The order of the rows where they are cards, which have no headings to press. */
export function CardSort<Row>({ columns, sort: chosen }: CardSortProps<Row>) {
  const setSort = useSetSort()
  const fields = columns.flatMap(({ sort, header }) => (sort === undefined ? [] : [{ sort, header }]))
  if (fields.length === 0) return null
  return (
    <NativeSelect
      className="kit-card-sort"
      aria-label={texts.order}
      value={chosen}
      onChange={(event) => setSort(event.currentTarget.value)}
      data={[
        { value: '', label: texts.ownOrder },
        ...fields.flatMap(({ sort, header }) => [
          { value: sort, label: texts.upwards(header) },
          { value: `-${sort}`, label: texts.downwards(header) },
        ]),
      ]}
    />
  )
}
