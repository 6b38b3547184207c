import { Button, Moment } from '@clarity/admin-kit'
import type { Remote } from '@clarity/contracts/remote-release'
import { ActivateButton } from './activate-button'
import { CanaryNote } from './canary-note'
import { DisabledNote } from './disabled-note'
import { ModuleNote } from './module-note'
import { errorsOf } from './release-errors'
import { texts } from './texts'
import { usePreview } from './use-preview'
import type { Ask } from './use-question'

interface ModuleNotesProps {
  readonly remote: Remote
  readonly ask: Ask
  /** After a change that took its button away. */
  onDone(): void
}

/** What is out of the ordinary with a module, each with what can be done about it. */
export function ModuleNotes({ remote, ask, onDone }: ModuleNotesProps) {
  const { active_version: active, waiting, server_version: brought, last_error: lastError } = remote
  return (
    <div className="module-notes">
      {remote.disabled && <DisabledNote remote={remote} disabled={remote.disabled} onDone={onDone} />}
      {waiting !== null && <ModuleNote meaning="caution">{texts.notes.waiting(active ?? '', waiting)}</ModuleNote>}
      {brought !== null && <BroughtNote version={brought} ask={ask} />}
      {remote.canary && <CanaryNote remote={remote} canary={remote.canary} ask={ask} onDone={onDone} />}
      {remote.preview_version !== null && <PreviewNote remote={remote} version={remote.preview_version} />}
      {lastError && (
        <ModuleNote meaning="bad" role="alert">
          {texts.notes.lastError(texts.errors(Math.max(1, errorsOf(remote, active))))} <Moment at={lastError.at} />:{' '}
          {lastError.reason}
        </ModuleNote>
      )}
    </div>
  )
}

function BroughtNote({ version, ask }: { readonly version: string; readonly ask: Ask }) {
  return <ModuleNote actions={<ActivateButton version={version} ask={ask} />}>{texts.notes.server(version)}</ModuleNote>
}

function PreviewNote({ remote, version }: { readonly remote: Remote; readonly version: string }) {
  const { end, isBusy } = usePreview(remote)
  return (
    <ModuleNote
      actions={
        <Button
          size="compact-sm"
          variant="default"
          loading={isBusy}
          aria-label={texts.notes.endPreviewOf(version)}
          onClick={() => void end()}
        >
          {texts.notes.endPreview}
        </Button>
      }
    >
      {texts.notes.preview(version)}
    </ModuleNote>
  )
}
