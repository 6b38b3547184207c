import { Button, Group, Moment, StateBadge, Text, type Column } from '@clarity/admin-kit'
import type { Person } from '@clarity/contracts/person'
import { texts } from './texts'

const { columns } = texts

interface Deeds {
  onRole(person: Person): void
  onRemove(person: Person): void
}

export function personColumns({ onRole, onRemove }: Deeds): readonly Column<Person>[] {
  return [
    {
      key: 'email',
      header: columns.email,
      isTitle: true,
      cell: ({ email, is_self: isSelf }) => (
        <span className="person-email">
          {email} {isSelf && <StateBadge meaning="plain">{texts.you}</StateBadge>}
        </span>
      ),
    },
    { key: 'role', header: columns.role, cell: ({ role }) => texts.roles[role] },
    { key: 'state', header: columns.state, cell: (person) => <State person={person} /> },
    { key: 'since', header: columns.since, cell: ({ created_at: at }) => <Moment at={at} /> },
    {
      key: 'actions',
      header: columns.actions,
      isHeaderHidden: true,
      align: 'right',
      cell: (person) => (
        <Group gap="xs" justify="flex-end" wrap="nowrap">
          <Deed name={texts.makeRole[otherRole(person)]} person={person} onClick={onRole} />
          <Deed name={person.state === 'invited' ? texts.withdraw : texts.remove} person={person} onClick={onRemove} />
        </Group>
      ),
    },
  ]
}

export function otherRole({ role }: Person): Person['role'] {
  return role === 'admin' ? 'analyst' : 'admin'
}

function Deed({
  name,
  person,
  onClick,
}: {
  readonly name: string
  readonly person: Person
  onClick(of: Person): void
}) {
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={texts.label(name, person.email)}
      onClick={() => onClick(person)}
    >
      {name}
    </Button>
  )
}

function State({ person: { expires_at: end } }: { readonly person: Person }) {
  if (end === null) return <StateBadge meaning="good">{texts.active}</StateBadge>
  if (Date.parse(end) <= Date.now()) return <StateBadge meaning="bad">{texts.expired}</StateBadge>
  return (
    <>
      <StateBadge meaning="caution">{texts.invited}</StateBadge>
      <Text size="xs" c="dimmed">
        {texts.until} <Moment at={end} />
      </Text>
    </>
  )
}
