import { Moment, Text, type Column } from '@clarity/admin-kit'
import type { AuditRow } from '@clarity/contracts/audit'
import { texts } from './texts'

const { columns } = texts

export const auditColumns: readonly Column<AuditRow>[] = [
  { key: 'at', header: columns.at, cell: ({ at }) => <Moment at={at} /> },
  {
    key: 'who',
    header: columns.who,
    isTitle: true,
    cell: ({ who, token }) =>
      who ?? (
        <Text span inherit c="dimmed">
          {token === null ? texts.removed : texts.removedToken}
        </Text>
      ),
  },
  { key: 'action', header: columns.action, cell: ({ action }) => <code className="audit-action">{action}</code> },
  {
    key: 'ids',
    header: columns.ids,
    cell: ({ ids }) => (
      <span className="audit-ids" title={ids.join(' ')}>
        {ids.join(' ')}
      </span>
    ),
  },
  { key: 'network', header: columns.network, cell: ({ network }) => network },
]
