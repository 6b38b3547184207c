import { Anchor, Link, Moment, type Column } from '@clarity/admin-kit'
import type { Conversation } from '@clarity/contracts/conversation'
import { transcriptPath, type FromList } from '../../conversation-paths'
import { texts } from '../../texts'
import { PersonLines } from './person-lines'

const { list } = texts

/** The list's columns; `search` is what it is narrowed to, for the way back. */
export function conversationColumns(search: string): Column<Conversation>[] {
  return [
    { key: 'moment', header: list.moment, sort: 'created_at', cell: ({ created_at }) => <Moment at={created_at} /> },
    {
      key: 'scenario',
      header: list.scenario,
      sort: 'scenario_title',
      cell: ({ scenario_title }) => <span className="conversation-words">{scenario_title ?? list.unknown}</span>,
    },
    {
      key: 'participants',
      header: list.participants,
      sort: 'recipient_name',
      cell: ({ recipient_name, manager_name }) => (
        <PersonLines
          recipient={{ label: list.recipient, text: recipient_name }}
          manager={{ label: list.manager, text: manager_name }}
        />
      ),
    },
    {
      key: 'phones',
      header: list.phones,
      sort: 'recipient_phone',
      cell: ({ recipient_phone, manager_phone }) => (
        <PersonLines
          recipient={{ label: list.recipientPhone, text: recipient_phone }}
          manager={{ label: list.managerPhone, text: manager_phone }}
        />
      ),
    },
    {
      key: 'actions',
      header: list.actions,
      isHeaderHidden: true,
      align: 'right',
      cell: (conversation) => (
        <Anchor
          component={Link}
          to={transcriptPath(conversation.id)}
          state={{ search, conversation } satisfies FromList}
          size="sm"
          className="kit-nowrap"
        >
          {list.view}
        </Anchor>
      ),
    },
  ]
}
