import { Table } from '@mantine/core'
import { texts } from '../texts'
import { dayName } from './day-name'
import type { DayPlotProps } from './day-plot-props'

/** The days that have numbers, newest first. */
export function DayTable({ label, series, days }: DayPlotProps) {
  const rows = days.filter(({ values }) => values.some((value) => value > 0)).reverse()
  return (
    <div className="kit-plot-area kit-plot-table" role="region" aria-label={label} tabIndex={0}>
      <Table className="kit-table">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.figures.day}</Table.Th>
            {series.map((name) => (
              <Table.Th key={name}>{name}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ day, values }) => (
            <Table.Tr key={day}>
              <Table.Td>{dayName(day)}</Table.Td>
              {series.map((name, at) => (
                <Table.Td key={name}>{values[at]!.toLocaleString()}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
