import type { Column } from '@clarity/admin-kit'
import { texts } from '../texts'
import { PersonLines } from './person-lines'

const { people } = texts

interface People {
  readonly recipient_name: string | null
  readonly manager_name: string | null
  readonly recipient_phone: string | null
  readonly manager_phone: string | null
}

/** The people of a row's conversation, with their numbers. */
export const peopleColumns: readonly Column<People>[] = [
  {
    key: 'participants',
    header: people.participants,
    sort: 'recipient_name',
    cell: ({ recipient_name, manager_name }) => (
      <PersonLines
        recipient={{ label: people.recipient, text: recipient_name }}
        manager={{ label: people.manager, text: manager_name }}
      />
    ),
  },
  {
    key: 'phones',
    header: people.phones,
    sort: 'recipient_phone',
    cell: ({ recipient_phone, manager_phone }) => (
      <PersonLines
        recipient={{ label: people.recipientPhone, text: recipient_phone }}
        manager={{ label: people.managerPhone, text: manager_phone }}
      />
    ),
  },
]
