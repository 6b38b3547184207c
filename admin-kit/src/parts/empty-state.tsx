import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  readonly text: string
  /** What to do next. */
  readonly hint?: ReactNode
  readonly action?: ReactNode
}

/** Nothing is here, and what to do about it. */
export function EmptyState({ text, hint, action }: EmptyStateProps) {
  return (
    <Stack align="center" gap="xs" py="xl" className="kit-empty">
      <Text fw={600} ta="center">
        {text}
      </Text>
      {hint !== undefined && (
        <Text size="sm" c="dimmed" ta="center" component="div">
          {hint}
        </Text>
      )}
      {action}
    </Stack>
  )
}
