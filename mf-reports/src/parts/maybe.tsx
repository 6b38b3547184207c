import { Text } from '@clarity/admin-kit'
import { sharedTexts } from '../texts'

interface MaybeProps {
  readonly children: string | null | undefined
  /** Shown if there is no value. */
  readonly otherwise?: string
}

/** A value, or a quiet word in its place. */
export function Maybe({ children, otherwise = sharedTexts.unknown }: MaybeProps) {
  if (children) return children
  return (
    <Text span inherit c="dimmed">
      {otherwise}
    </Text>
  )
}
