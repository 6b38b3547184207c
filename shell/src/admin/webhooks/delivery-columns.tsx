import { Button, Moment, StateBadge, Text, type Column } from '@clarity/admin-kit'
import type { WebhookDelivery } from '@clarity/contracts/webhook'
import { texts } from './texts'

const { columns, states } = texts.delivery
const meanings = { waiting: 'caution', delivered: 'good', failed: 'bad' } as const

export function deliveryColumns(onAgain: (id: string) => void): Column<WebhookDelivery>[] {
  return [
    { key: 'created', header: columns.created, cell: ({ created_at: at }) => <Moment at={at} /> },
    { key: 'type', header: columns.type, cell: ({ type }) => texts.types[type] },
    {
      key: 'state',
      header: columns.state,
      cell: ({ state, error }) => (
        <>
          <StateBadge meaning={meanings[state]}>{states[state]}</StateBadge>
          {error !== null && (
            <Text size="xs" c="dimmed">
              {error}
            </Text>
          )}
        </>
      ),
    },
    { key: 'tries', header: columns.tries, cell: ({ tries }) => tries },
    {
      key: 'next',
      header: columns.next,
      cell: ({ next_try_at: at }) => (at === null ? '' : <Moment at={at} />),
    },
    {
      key: 'actions',
      header: columns.actions,
      isHeaderHidden: true,
      align: 'right',
      cell: ({ id, type }) => (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={texts.delivery.againLabel(texts.types[type])}
          onClick={() => onAgain(id)}
        >
          {texts.delivery.again}
        </Button>
      ),
    },
  ]
}
