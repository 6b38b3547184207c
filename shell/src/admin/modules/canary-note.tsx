import { Button, Group, notify } from '@clarity/admin-kit'
import type { Remote } from '@clarity/contracts/remote-release'
import { ModuleNote } from './module-note'
import { errorsOf } from './release-errors'
import { texts } from './texts'
import { useChangeRemote } from './use-change-remote'
import type { Ask } from './use-question'

interface CanaryNoteProps {
  readonly remote: Remote
  readonly canary: NonNullable<Remote['canary']>
  readonly ask: Ask
  onDone(): void
}

/** Which share of the admins has which version, its errors beside those of the active one, and the ways on. */
export function CanaryNote({ remote, canary: { version, percent }, ask, onDone }: CanaryNoteProps) {
  const { title, active_version: active } = remote
  const { decide, isBusy } = useChangeRemote(remote)
  const end = async () => {
    const failure = await decide({ action: 'canary', version, percent: 0 }, texts.notes.canaryEnded(title, version))
    if (failure === null) onDone()
    else notify.failed(texts.changeFailed(failure))
  }
  const errors = texts.notes.canaryErrors(errorsOf(remote, version), errorsOf(remote, active))
  return (
    <ModuleNote
      actions={
        <Group gap={6}>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={texts.notes.changeShareOf(version)}
            onClick={(event) => ask({ kind: 'canary', version }, event.currentTarget)}
          >
            {texts.notes.changeShare}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            loading={isBusy}
            aria-label={texts.notes.endCanaryOf(version)}
            onClick={() => void end()}
          >
            {texts.notes.endCanary}
          </Button>
        </Group>
      }
    >
      {texts.notes.canary(percent, version)} {errors}
    </ModuleNote>
  )
}
