import { Anchor, Link, Moment, type Column } from '@clarity/admin-kit'
import type { Conversation } from '@clarity/contracts/conversation'
import { transcriptPath, type FromList } from '../../conversation-paths'
import { peopleColumns } from '../../parts/people-columns'
import { texts } from '../../texts'

const { list } = texts

/** The list's columns; `search` is the list's query, for the way back. */
export function conversationColumns(search: string): Column<Conversation>[] {
  return [
    { key: 'moment', header: list.moment, sort: 'created_at', cell: ({ created_at }) => <Moment at={created_at} /> },
    {
      key: 'scenario',
      header: list.scenario,
      sort: 'scenario_title',
      cell: ({ scenario_title }) => (
        <span className="conversation-words">{scenario_title ?? texts.people.unknown}</span>
      ),
    },
    ...peopleColumns,
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
