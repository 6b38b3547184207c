import { Card, Group, icons, Moment, Text } from '@clarity/admin-kit'
import type { Alarm } from '@clarity/contracts/alarm'
import './alarms.css'
import { texts } from './texts'

/** What happened, since when, and what the product does about it. */
export function AlarmNote({ alarm: { kind, sources, last_at: lastAt } }: { readonly alarm: Alarm }) {
  const { title, lead } = texts[kind]
  return (
    <Card withBorder radius={10} padding="md" mb="md" role="note" aria-label={title(sources)}>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <icons.CircleAlert size={20} className="alarm-sign" aria-hidden />
        <div className="kit-words">
          <Text fw={600}>{title(sources)}</Text>
          <Text size="sm" c="dimmed">
            {lead} {texts.last} <Moment at={lastAt} />.
          </Text>
        </div>
      </Group>
    </Card>
  )
}
