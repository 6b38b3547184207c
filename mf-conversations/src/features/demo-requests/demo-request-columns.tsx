import { Moment, type Column } from '@clarity/admin-kit'
import type { DemoRequestRow } from '@clarity/contracts/demo-request-row'
import { peopleColumns } from '../../parts/people-columns'
import '../../parts/words.css'
import { texts } from '../../texts'
import { RequestStatus } from './request-status'

const { requests } = texts

export const demoRequestColumns: readonly Column<DemoRequestRow>[] = [
  { key: 'asked', header: requests.asked, sort: 'created_at', cell: ({ created_at }) => <Moment at={created_at} /> },
  { key: 'state', header: requests.state, sort: 'state', cell: (request) => <RequestStatus request={request} /> },
  ...peopleColumns,
  {
    key: 'scenario',
    header: requests.scenario,
    sort: 'scenario_title',
    cell: ({ scenario_title }) => <span className="conversation-words">{scenario_title}</span>,
  },
]
