import { Button, notify } from '@clarity/admin-kit'
import type { Remote } from '@clarity/contracts/remote-release'
import { ModuleNote } from './module-note'
import { texts } from './texts'
import { useChangeRemote } from './use-change-remote'

interface DisabledNoteProps {
  readonly remote: Remote
  readonly disabled: NonNullable<Remote['disabled']>
  onDone(): void
}

/** Who disabled a module and why, and the way back. */
export function DisabledNote({ remote, disabled: { by, reason }, onDone }: DisabledNoteProps) {
  const { title } = remote
  const { decide, isBusy } = useChangeRemote(remote)
  const enable = async () => {
    const failure = await decide({ action: 'enable' }, texts.notes.enabled(title))
    if (failure === null) onDone()
    else notify.failed(texts.changeFailed(failure))
  }
  return (
    <ModuleNote
      meaning="caution"
      actions={
        <Button
          size="compact-sm"
          variant="default"
          loading={isBusy}
          aria-label={texts.notes.enableModule(title)}
          onClick={() => void enable()}
        >
          {texts.notes.enable}
        </Button>
      }
    >
      {texts.notes.disabled(by, reason)}
    </ModuleNote>
  )
}
