import { Button } from '@clarity/admin-kit'
import { texts } from './texts'
import type { Ask } from './use-question'

/** Asks whether to activate a version. */
export function ActivateButton({ version, ask }: { readonly version: string; readonly ask: Ask }) {
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={texts.activateVersion(version)}
      onClick={(event) => ask({ kind: 'activate', version }, event.currentTarget)}
    >
      {texts.activate}
    </Button>
  )
}
