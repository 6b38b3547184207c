import { Anchor, Moment, StateBadge, Table, Text, VisuallyHidden } from '@clarity/admin-kit'
import type { ReportAttempt } from '@clarity/contracts/report-attempt'
import { reportAddress } from '../../report-address'
import { attemptRowTexts, attemptsTexts } from './texts'
import type { ComparedGroup } from './compare-reports'
import type { ComparedCell, ComparedRow } from './compared-row'
import './attempts-table.css'

/** An attempt with its place among all of them, from 1. */
export interface NumberedAttempt extends ReportAttempt {
  readonly number: number
}

interface AttemptsTableProps {
  readonly left: NumberedAttempt
  readonly right: NumberedAttempt
  readonly groups: readonly ComparedGroup[]
}

/**
 * Two attempts side by side; on a phone one value below the other. The roles are written out because a table with
 * another layout may lose them.
 */
export function AttemptsTable({ left, right, groups }: AttemptsTableProps) {
  const names = [attemptsTexts.attempt(left.number), attemptsTexts.attempt(right.number)] as const
  return (
    <Table role="table" className="reports-attempts" aria-label={attemptsTexts.table}>
      <Table.Thead role="rowgroup">
        <Table.Tr role="row">
          <Table.Th role="columnheader" scope="col">
            <VisuallyHidden>{attemptsTexts.columns.what}</VisuallyHidden>
          </Table.Th>
          <AttemptHeader name={names[0]} attempt={left} />
          <AttemptHeader name={names[1]} attempt={right} />
          <Table.Th role="columnheader" scope="col">
            {attemptsTexts.columns.change}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      {groups.map(({ title, rows }) => (
        <Table.Tbody key={title} role="rowgroup">
          <Table.Tr role="row">
            <Table.Th role="rowheader" scope="rowgroup" colSpan={4} className="reports-attempts-group">
              {title}
            </Table.Th>
          </Table.Tr>
          {rows.map((row, at) => (
            <Row key={at} row={row} names={names} />
          ))}
        </Table.Tbody>
      ))}
    </Table>
  )
}

function AttemptHeader({ name, attempt }: { readonly name: string; readonly attempt: ReportAttempt }) {
  return (
    <Table.Th role="columnheader" scope="col">
      {name}
      <Text size="sm" c="dimmed" component="div">
        <Moment at={attempt.started_at} />
      </Text>
      <Anchor
        href={reportAddress(attempt.report_id)}
        target="_blank"
        rel="noopener"
        size="sm"
        aria-label={attemptsTexts.openOf(name)}
      >
        {attemptsTexts.open}
      </Anchor>
    </Table.Th>
  )
}

function Row({ row, names }: { readonly row: ComparedRow; readonly names: readonly [string, string] }) {
  return (
    <Table.Tr role="row">
      <Table.Th role="rowheader" scope="row" dir="auto">
        {row.label}
      </Table.Th>
      <Table.Td role="cell" data-label={names[0]}>
        <Value cell={row.left} />
      </Table.Td>
      <Table.Td role="cell" data-label={names[1]}>
        <Value cell={row.right} />
      </Table.Td>
      <Table.Td role="cell" data-label={attemptsTexts.columns.change}>
        {row.change}
      </Table.Td>
    </Table.Tr>
  )
}

function Value({ cell: { lines, meaning } }: { readonly cell: ComparedCell }) {
  if (lines.length === 0)
    return (
      <Text span inherit c="dimmed">
        {attemptRowTexts.absent}
      </Text>
    )
  if (meaning) return <StateBadge meaning={meaning}>{lines[0]}</StateBadge>
  if (lines.length === 1) return <span dir="auto">{lines[0]}</span>
  return (
    <ul>
      {lines.map((line, at) => (
        <li key={at} dir="auto">
          {line}
        </li>
      ))}
    </ul>
  )
}
