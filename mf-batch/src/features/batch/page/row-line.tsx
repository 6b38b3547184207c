import { ActionIcon, Button, icons } from '@clarity/admin-kit'
import type { DemoRole } from '@clarity/contracts/demo-request'
import { memo } from 'react'
import { texts } from '../../../texts'
import type { PhoneModule } from '../phone/use-phone-module'
import { fieldsOf, isBusy, type BatchRow } from '../rows/row'
import { sheetActions } from '../rows/sheet-slice'
import type { RowActions } from '../submit/use-batch'
import { FieldCell } from './field-cell'
import { RowResult } from './row-result'
import { StatusMark } from './status-mark'

interface RowLineProps {
  readonly row: BatchRow
  /** Its index among the shown rows. */
  readonly index: number
  /** Its number among all `count` rows. */
  readonly number: number
  readonly count: number
  /** Its offset in a virtualized list. */
  readonly topPx: number | undefined
  readonly measure: ((element: HTMLElement | null) => void) | undefined
  readonly mayRemove: boolean
  readonly PhoneField: PhoneModule['PhoneField'] | undefined
  readonly actions: RowActions
}

/** One row. It is rendered again only if its own props change, because there may be hundreds. */
export const RowLine = memo(function RowLine({
  row,
  index,
  number,
  mayRemove,
  PhoneField,
  actions,
  ...rest
}: RowLineProps) {
  const { id, role, status } = row
  const roleId = `row-${id}-role`
  const isFirstTry = status === 'pending' || status === 'submitting'
  return (
    <li
      ref={rest.measure}
      data-index={index}
      data-status={status}
      data-role={role}
      aria-posinset={number}
      aria-setsize={rest.count}
      style={rest.topPx === undefined ? undefined : { transform: `translateY(${rest.topPx}px)` }}
    >
      <fieldset className="batch-row" disabled={isBusy(row)} aria-label={texts.row(number)}>
        <span className="batch-number">{number}</span>
        <StatusMark status={status} />
        <div className="batch-cell batch-role">
          <label htmlFor={roleId}>{texts.role}</label>
          <select
            id={roleId}
            value={role}
            onChange={({ target }) =>
              actions.dispatch(
                sheetActions.rowChanged({ id, event: { type: 'roleChosen', role: target.value as DemoRole } }),
              )
            }
          >
            <option value="recipient">{texts.roles.recipient}</option>
            <option value="manager">{texts.roles.manager}</option>
          </select>
        </div>
        <div className="batch-fields">
          {fieldsOf[role].map((field) => (
            <FieldCell
              key={`${role} ${field}`}
              row={row}
              field={field}
              PhoneField={PhoneField}
              onChange={(value) =>
                actions.dispatch(sheetActions.rowChanged({ id, event: { type: 'edited', values: { [field]: value } } }))
              }
            />
          ))}
        </div>
        <div className="batch-actions">
          <Button
            size="compact-sm"
            variant="default"
            loading={isBusy(row)}
            onClick={() => (isFirstTry ? actions.submit(id) : actions.retry(id))}
          >
            {isFirstTry ? texts.submit : texts.retry}
          </Button>
          <ActionIcon
            variant="subtle"
            className="batch-remove"
            aria-label={texts.remove(number)}
            title={texts.remove(number)}
            disabled={!mayRemove}
            onClick={() => actions.dispatch(sheetActions.rowRemoved(id))}
          >
            <icons.Trash2 size={16} aria-hidden />
          </ActionIcon>
        </div>
      </fieldset>
      <RowResult row={row} />
    </li>
  )
})
