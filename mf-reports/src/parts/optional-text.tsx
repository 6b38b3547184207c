import { Text } from '@clarity/admin-kit'
import { sharedTexts } from '../texts'

interface OptionalTextProps {
  readonly children: string | null | undefined
  /** Shown if there is no value. */
  readonly otherwise?: string
}

/** A value, or a muted placeholder. */
export function OptionalText({ children, otherwise = sharedTexts.unknown }: OptionalTextProps) {
  if (children) return children
  return (
    <Text span inherit c="dimmed">
      {otherwise}
    </Text>
  )
}
