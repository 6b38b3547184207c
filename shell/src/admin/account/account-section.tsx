import { Group, Text, Title } from '@clarity/admin-kit'
import type { ReactNode } from 'react'

interface AccountSectionProps {
  readonly title: ReactNode
  readonly name: string
  readonly lead?: string
  readonly action?: ReactNode
  readonly children?: ReactNode
}

/** A part of the account's page with its heading. */
export function AccountSection({ title, name, lead, action, children }: AccountSectionProps) {
  return (
    <section aria-label={name} className="account-section">
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h4">
          {title}
        </Title>
        {action}
      </Group>
      {lead !== undefined && (
        <Text size="sm" c="dimmed">
          {lead}
        </Text>
      )}
      {children}
    </section>
  )
}
