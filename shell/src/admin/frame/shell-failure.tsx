import { Button, EmptyState, PageFrame } from '@clarity/admin-kit'
import { texts } from '../texts'

const { shellFailure } = texts

/** Replaces a page of the shell that did not arrive or that threw. */
export function ShellFailure({ error }: { readonly error: unknown }) {
  const isMissing = error instanceof Error && error.name === 'ChunkLoadError'
  const message = error instanceof Error ? error.message : String(error)
  return (
    <PageFrame title={shellFailure.title}>
      <EmptyState
        text={isMissing ? shellFailure.missing : shellFailure.crashed(message)}
        action={<Button onClick={() => location.reload()}>{shellFailure.reload}</Button>}
      />
    </PageFrame>
  )
}
