import type { Column } from '@clarity/admin-kit'
import { requestPath } from '../conversation-paths'
import { texts } from '../texts'
import { PersonLines } from './person-lines'

const { people } = texts

interface People {
  /** Of the request, or of its conversation. */
  readonly id: string
  readonly recipient_name: string | null
  readonly manager_name: string | null
  readonly recipient_phone: string | null
  readonly manager_phone: string | null
}

/** The people of a row, whose names lead to the page of their request, with their numbers. */
export const peopleColumns: readonly Column<People>[] = [
  {
    key: 'participants',
    header: people.participants,
    sort: 'recipient_name',
    isTitle: true,
    cell: ({ id, recipient_name, manager_name }) => (
      <PersonLines
        recipient={{ label: people.recipient, text: recipient_name, to: requestPath(id) }}
        manager={{ label: people.manager, text: manager_name, to: requestPath(id) }}
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
