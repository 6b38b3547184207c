import { Button, mayChange, Moment, StateBadge, type Column } from '@clarity/admin-kit'
import type { ReportVersion } from '@clarity/contracts/report-version'
import { OptionalText } from '../../parts/optional-text'
import { versionsTexts } from '../../texts'

const { columns, writers, causes } = versionsTexts

/** When, by which writer and why each version was written; every earlier one can be restored. */
export function versionColumns(onRestore: (version: number) => void): readonly Column<ReportVersion>[] {
  return [
    { key: 'version', header: columns.version, cell: ({ version }) => version },
    { key: 'written', header: columns.written, cell: ({ written_at }) => <Moment at={written_at} /> },
    {
      key: 'writer',
      header: columns.writer,
      cell: ({ writer }) => <OptionalText>{writer && (writers[writer] ?? writer)}</OptionalText>,
    },
    { key: 'cause', header: columns.cause, cell: causeOf },
    { key: 'actions', header: columns.actions, cell: (row) => <Action row={row} onRestore={onRestore} /> },
  ]
}

function Action({ row: { version, current }, onRestore }: { row: ReportVersion; onRestore(version: number): void }) {
  if (current) return <StateBadge meaning="good">{versionsTexts.current}</StateBadge>
  if (!mayChange()) return null
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={versionsTexts.restoreLabel(version)}
      onClick={() => onRestore(version)}
    >
      {versionsTexts.restore}
    </Button>
  )
}

function causeOf({ cause, restored_from: from }: ReportVersion): string {
  return cause === 'restored' ? versionsTexts.restoredFrom(from ?? 0) : causes[cause]
}
