import { Anchor, Link, Moment, StateBadge, type Column } from '@clarity/admin-kit'
import type { DemoRequestRow } from '@clarity/contracts/demo-request-row'
import { transcriptPath } from '../../conversation-paths'
import { peopleColumns } from '../../parts/people-columns'
import '../../parts/words.css'
import { texts } from '../../texts'
import { HowFar } from './how-far'
import { meanings } from './request-states'

const { requests, list } = texts

export const demoRequestColumns: readonly Column<DemoRequestRow>[] = [
  { key: 'asked', header: requests.asked, sort: 'created_at', cell: ({ created_at }) => <Moment at={created_at} /> },
  {
    key: 'state',
    header: requests.state,
    sort: 'state',
    cell: ({ state }) => <StateBadge meaning={meanings[state]}>{requests.states[state]}</StateBadge>,
  },
  { key: 'happened', header: requests.happened, cell: (request) => <HowFar request={request} /> },
  ...peopleColumns,
  {
    key: 'scenario',
    header: requests.scenario,
    sort: 'scenario_title',
    cell: ({ scenario_title }) => <span className="conversation-words">{scenario_title}</span>,
  },
  {
    key: 'actions',
    header: requests.actions,
    isHeaderHidden: true,
    align: 'right',
    cell: ({ conversation_id }) =>
      conversation_id !== null && (
        <Anchor component={Link} to={transcriptPath(conversation_id)} size="sm" className="kit-nowrap">
          {list.view}
        </Anchor>
      ),
  },
]
