import { Text } from '@clarity/admin-kit'
import { sharedTexts } from '../texts'

/** Says 'Loading' above the skeleton rows, for screen readers too. */
export function LoadingNote({ isLoading }: { readonly isLoading: boolean }) {
  return (
    isLoading && (
      <Text size="sm" c="dimmed">
        {sharedTexts.loading}
      </Text>
    )
  )
}
