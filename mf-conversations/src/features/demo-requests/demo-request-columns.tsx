import { Anchor, Checkbox, Group, Link, Moment, Text, type Column } from '@clarity/admin-kit'
import type { DemoRequestRow } from '@clarity/contracts/demo-request-row'
import { requestPath } from '../../conversation-paths'
import { peopleColumns } from '../../parts/people-columns'
import '../../parts/words.css'
import { requestTexts } from '../../request-texts'
import { texts } from '../../texts'
import { RequestStatus } from '../../parts/request-status'
import type { RowSelection } from './use-row-selection'

const { requests } = texts

export function demoRequestColumns({ ids, toggle }: RowSelection): readonly Column<DemoRequestRow>[] {
  return [
    { key: 'asked', header: requests.asked, sort: 'created_at', cell: ({ created_at }) => <Moment at={created_at} /> },
    { key: 'state', header: requests.state, sort: 'state', cell: (request) => <RequestStatus request={request} /> },
    ...peopleColumns,
    {
      key: 'scenario',
      header: requests.scenario,
      sort: 'scenario_title',
      cell: ({ scenario_title }) => <span className="conversation-words">{scenario_title}</span>,
    },
    {
      key: 'campaign',
      header: requestTexts.columns.campaign,
      cell: ({ campaign }) =>
        campaign ?? (
          <Text span inherit c="dimmed">
            {requestTexts.noCampaign}
          </Text>
        ),
    },
    {
      key: 'actions',
      header: requestTexts.columns.actions,
      isHeaderHidden: true,
      align: 'right',
      cell: ({ id, recipient_name: name }) => (
        <Group gap="sm" wrap="nowrap" justify="flex-end">
          <Anchor component={Link} to={requestPath(id)} size="sm" aria-label={requestTexts.openOf(name)}>
            {requestTexts.open}
          </Anchor>
          <Checkbox
            checked={ids.has(id)}
            aria-label={requestTexts.select.row(name)}
            onChange={(event) => toggle(id, (event.nativeEvent as MouseEvent).shiftKey)}
          />
        </Group>
      ),
    },
  ]
}
