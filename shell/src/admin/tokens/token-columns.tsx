import { Button, Moment, StateBadge, Text, type Column } from '@clarity/admin-kit'
import type { Token } from '@clarity/contracts/token'
import { scopeLines, type NamedModule } from './scope-words'
import { texts } from './texts'

const { columns } = texts

export function tokenColumns(modules: readonly NamedModule[], onRevoke: (token: Token) => void): Column<Token>[] {
  return [
    {
      key: 'name',
      header: columns.name,
      cell: ({ name }) => (
        <Text inherit fw={600} className="token-name">
          {name}
        </Text>
      ),
    },
    { key: 'rights', header: columns.rights, cell: ({ scopes }) => <Rights lines={scopeLines(scopes, modules)} /> },
    { key: 'expires', header: columns.expires, cell: ({ expires_at: at }) => <Expiry at={at} /> },
    {
      key: 'used',
      header: columns.lastUsed,
      cell: ({ last_used_at: at }) => (at === null ? texts.neverUsed : <Moment at={at} />),
    },
    { key: 'by', header: columns.createdBy, cell: ({ created_by }) => created_by },
    {
      key: 'actions',
      header: columns.actions,
      isHeaderHidden: true,
      align: 'right',
      cell: (token) => (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={texts.revokeToken(token.name)}
          onClick={() => onRevoke(token)}
        >
          {texts.revoke}
        </Button>
      ),
    },
  ]
}

function Rights({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className="token-lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function Expiry({ at }: { readonly at: string }) {
  if (Date.parse(at) > Date.now()) return <Moment at={at} />
  return <StateBadge meaning="caution">{texts.expired}</StateBadge>
}
