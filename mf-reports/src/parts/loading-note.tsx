import { Text } from '@clarity/admin-kit'
import { sharedTexts } from '../texts'

/** Says in a word what the skeleton rows below show. */
export function LoadingNote({ isLoading }: { readonly isLoading: boolean }) {
  return (
    isLoading && (
      <Text size="sm" c="dimmed">
        {sharedTexts.loading}
      </Text>
    )
  )
}
