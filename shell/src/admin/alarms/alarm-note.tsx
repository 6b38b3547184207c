import { Card, Group, icons, Text } from '@clarity/admin-kit'
import type { ReactNode } from 'react'
import './alarms.css'

interface AlarmNoteProps {
  readonly title: string
  readonly lead: ReactNode
  /** What can be done. */
  readonly children?: ReactNode
}

/** What happened, what the product does about it, and what an admin can do. */
export function AlarmNote({ title, lead, children }: AlarmNoteProps) {
  return (
    <Card withBorder radius={10} padding="md" mb="md" role="note" aria-label={title}>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <icons.CircleAlert size={20} className="alarm-sign" aria-hidden />
        <div className="kit-words">
          <Text fw={600}>{title}</Text>
          <Text size="sm" c="dimmed">
            {lead}
          </Text>
          {children}
        </div>
      </Group>
    </Card>
  )
}
