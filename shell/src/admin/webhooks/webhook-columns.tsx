import { Button, Group, Moment, StateBadge, Text, type Column } from '@clarity/admin-kit'
import type { Webhook } from '@clarity/contracts/webhook'
import { texts } from './texts'

interface Deeds {
  onDeliveries(webhook: Webhook): void
  onSwitch(webhook: Webhook): void
  onRemove(webhook: Webhook): void
}

const { columns } = texts

export function webhookColumns({ onDeliveries, onSwitch, onRemove }: Deeds): Column<Webhook>[] {
  return [
    {
      key: 'url',
      header: columns.url,
      cell: ({ url }) => (
        <Text inherit fw={600} className="webhook-url">
          {url}
        </Text>
      ),
    },
    { key: 'types', header: columns.types, cell: ({ types }) => types.map((type) => texts.types[type]).join(', ') },
    { key: 'state', header: columns.state, cell: (webhook) => <State webhook={webhook} /> },
    {
      key: 'last',
      header: columns.lastDelivery,
      cell: ({ last_delivered_at: at }) => (at === null ? texts.never : <Moment at={at} />),
    },
    {
      key: 'actions',
      header: columns.actions,
      isHeaderHidden: true,
      align: 'right',
      cell: (webhook) => (
        <Group gap="xs" justify="flex-end">
          <Deed name={texts.deliveries} url={webhook.url} onClick={() => onDeliveries(webhook)} />
          <Deed
            name={webhook.is_on ? texts.switchOff : texts.switchOn}
            url={webhook.url}
            onClick={() => onSwitch(webhook)}
          />
          <Deed name={texts.remove} url={webhook.url} onClick={() => onRemove(webhook)} />
        </Group>
      ),
    },
  ]
}

function Deed({ name, url, onClick }: { readonly name: string; readonly url: string; onClick(): void }) {
  return (
    <Button size="compact-sm" variant="default" aria-label={texts.label(name, url)} onClick={onClick}>
      {name}
    </Button>
  )
}

function State({ webhook: { is_on: isOn, off_reason: reason } }: { readonly webhook: Webhook }) {
  if (isOn) return <StateBadge meaning="good">{texts.on}</StateBadge>
  return (
    <>
      <StateBadge meaning={reason === null ? 'plain' : 'bad'}>{texts.off}</StateBadge>
      {reason !== null && (
        <Text size="xs" c="dimmed">
          {texts.offBecause(reason)}
        </Text>
      )}
    </>
  )
}
