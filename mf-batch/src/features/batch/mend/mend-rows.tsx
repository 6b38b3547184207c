import { Button, Group, Text, Title } from '@clarity/admin-kit'
import { useEffect, useMemo, useRef, useState } from 'react'
import { texts } from '../../../texts'
import type { ReadRow } from '../csv/read-csv'
import type { RowContent } from '../rows/row'
import { MendRow } from './mend-row'
import { isRight, rejectedRows, takenRows, type MendedRow } from './mending'
import './mend.css'

/** Rows that are shown at once: a file of 10,000 rejected rows must not freeze the page. */
const shownAtOnce = 20

interface MendRowsProps {
  readonly refused: readonly ReadRow[]
  onMended(this: void, rows: readonly RowContent[]): void
  onCancel(this: void): void
}

/** The rejected rows of a file, to be mended before anything of the file is imported. */
export function MendRows({ refused, onMended, onCancel }: MendRowsProps) {
  const [rows, setRows] = useState(() => rejectedRows(refused))
  const [first, setFirst] = useState(0)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const wrong = useMemo(() => rows.filter((row) => !isRight(row)).length, [rows])
  const taken = useMemo(() => takenRows(refused, rows), [refused, rows])
  const change = (changed: MendedRow) =>
    setRows((before) => before.map((row) => (row.number === changed.number ? changed : row)))
  const shown = rows.slice(first, first + shownAtOnce)
  return (
    <section className="batch-mend" aria-labelledby="batch-mend-title">
      <Title order={2} size="h4" id="batch-mend-title" ref={title} tabIndex={-1}>
        {texts.mendTitle}
      </Title>
      <Text size="sm" c="dimmed">
        {texts.mendHint}
      </Text>
      {rows.length > shownAtOnce && (
        <Text size="sm">{texts.mendPage(first + 1, first + shown.length, rows.length)}</Text>
      )}
      <ul className="batch-mend-rows">
        {shown.map((row) => (
          <MendRow key={row.number} row={row} onChange={change} />
        ))}
      </ul>
      <Group gap="sm">
        <Text size="sm" role="status" className="batch-mend-left">
          {wrong > 0 && texts.stillWrong(wrong)}
        </Text>
        {first > 0 && (
          <Button variant="default" onClick={() => setFirst(first - shownAtOnce)}>
            {texts.mendBefore}
          </Button>
        )}
        {first + shownAtOnce < rows.length && (
          <Button variant="default" onClick={() => setFirst(first + shownAtOnce)}>
            {texts.mendNext}
          </Button>
        )}
        <Button variant="default" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button disabled={wrong > 0 || taken.length === 0} onClick={() => onMended(taken)}>
          {texts.importMended(taken.length)}
        </Button>
      </Group>
    </section>
  )
}
