import { Alert, Button, Group, Text } from '@mantine/core'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { texts } from '../texts'

/** The red banner with an error, and 'Try again' if a retry can help. */
export function ErrorBanner({ children, onRetry }: { readonly children: ReactNode; readonly onRetry?: () => void }) {
  return (
    <Alert role="alert" className="kit-error" icon={<CircleAlert size={18} aria-hidden />} my="sm">
      <Group justify="space-between" gap="sm">
        <Text size="sm" className="kit-words">
          {children}
        </Text>
        {onRetry && (
          <Button size="compact-sm" variant="default" onClick={onRetry}>
            {texts.retry}
          </Button>
        )}
      </Group>
    </Alert>
  )
}
