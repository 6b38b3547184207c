import { Button, Moment, type Column } from '@clarity/admin-kit'
import type { Passkey } from '@clarity/contracts/passkey'
import { texts } from './texts'

const { columns } = texts.passkeys

export function passkeyColumns(onRemove: (passkey: Passkey) => void): Column<Passkey>[] {
  return [
    { key: 'name', header: columns.name, cell: ({ name }) => name },
    { key: 'created', header: columns.created, cell: ({ created_at: at }) => <Moment at={at} /> },
    {
      key: 'used',
      header: columns.used,
      cell: ({ last_used_at: at }) => (at === null ? texts.passkeys.never : <Moment at={at} />),
    },
    {
      key: 'actions',
      header: columns.actions,
      isHeaderHidden: true,
      align: 'right',
      cell: (passkey) => (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={texts.passkeys.removeOf(passkey.name)}
          onClick={() => onRemove(passkey)}
        >
          {texts.passkeys.remove}
        </Button>
      ),
    },
  ]
}
