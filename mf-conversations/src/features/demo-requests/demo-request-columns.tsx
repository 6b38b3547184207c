import { Anchor, Checkbox, Group, Link, mayChange, RelativeMoment, Text, type Column } from '@clarity/admin-kit'
import type { DemoRequestRow } from '@clarity/contracts/demo-request-row'
import { requestPath } from '../../conversation-paths'
import '../../parts/words.css'
import { requestTexts } from '../../request-texts'
import { texts } from '../../texts'
import { RequestStatus } from '../../parts/request-status'
import { RequestPeople } from './request-people'
import type { RowSelection } from './use-row-selection'

const { people, requests } = texts

export function demoRequestColumns({ ids, toggle }: RowSelection): readonly Column<DemoRequestRow>[] {
  return [
    {
      key: 'people',
      header: people.participants,
      sort: 'recipient_name',
      isTitle: true,
      cell: (request) => <RequestPeople request={request} />,
    },
    { key: 'state', header: requests.state, sort: 'state', cell: (request) => <RequestStatus request={request} /> },
    {
      key: 'scenario',
      header: requests.scenario,
      sort: 'scenario_title',
      cell: ({ scenario_title, campaign }) => (
        <span className="conversation-words">
          {scenario_title}
          {campaign != null && (
            <Text span inherit c="dimmed" display="block">
              {requestTexts.ofCampaign(campaign)}
            </Text>
          )}
        </span>
      ),
    },
    {
      key: 'asked',
      header: requests.asked,
      sort: 'created_at',
      cell: ({ created_at }) => <RelativeMoment at={created_at} />,
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
          {mayChange() && (
            <Checkbox
              checked={ids.has(id)}
              aria-label={requestTexts.select.row(name)}
              onChange={(event) => toggle(id, (event.nativeEvent as MouseEvent).shiftKey)}
            />
          )}
        </Group>
      ),
    },
  ]
}
