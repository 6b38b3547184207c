import { Button, NativeSelect, Text, TextInput } from '@clarity/admin-kit'
import { csvColumns } from '@clarity/contracts/batch'
import { texts } from '../../../texts'
import { isContent } from '../csv/read-csv'
import { mendCell, type MendedRow } from './mending'

interface MendRowProps {
  readonly row: MendedRow
  onChange(this: void, row: MendedRow): void
}

/** One rejected row: its cells, and what is wrong with them until they are right. */
export function MendRow({ row, onChange }: MendRowProps) {
  const { number, cells, reading, isLeftOut } = row
  const errorsId = `mend-${number}-errors`
  const role = cells.role.toLowerCase()
  const isRole = role === 'manager' || role === 'recipient'
  return (
    <li>
      <fieldset className="batch-mend-row" aria-label={texts.mendRow(number)} aria-describedby={errorsId}>
        <span className="batch-number">{number}</span>
        <div className="batch-mend-cells">
          <NativeSelect
            size="xs"
            label={texts.columns.role}
            disabled={isLeftOut}
            value={isRole ? role : ''}
            data={[
              ...(isRole ? [] : [{ value: '', label: cells.role }]),
              { value: 'recipient', label: texts.roles.recipient },
              { value: 'manager', label: texts.roles.manager },
            ]}
            onChange={({ currentTarget }) => onChange(mendCell(row, 'role', currentTarget.value))}
          />
          {csvColumns
            .filter((column) => column !== 'role')
            .map((column) => (
              <TextInput
                key={column}
                size="xs"
                label={texts.columns[column]}
                autoComplete="off"
                disabled={isLeftOut}
                value={cells[column]}
                onChange={({ currentTarget }) => onChange(mendCell(row, column, currentTarget.value))}
              />
            ))}
        </div>
        <Button
          size="compact-xs"
          variant="subtle"
          className="batch-mend-out"
          onClick={() => onChange({ ...row, isLeftOut: !isLeftOut })}
        >
          {isLeftOut ? texts.takeBack(number) : texts.leaveOut(number)}
        </Button>
        <div id={errorsId} className="batch-mend-words">
          {isLeftOut ? (
            <Text size="sm" c="dimmed">
              {texts.leftOut}
            </Text>
          ) : isContent(reading) ? (
            <Text size="sm" className="batch-mend-right">
              {texts.rowIsRight}
            </Text>
          ) : (
            reading.map((error) => (
              <p key={error} className="batch-validation-error">
                {error}
              </p>
            ))
          )}
        </div>
      </fieldset>
    </li>
  )
}
