import { Alert, Button, ErrorBanner, icons } from '@clarity/admin-kit'
import { batchTexts } from '@clarity/contracts/batch'
import { texts } from '../../../texts'
import { EncodingNote } from './encoding-note'
import type { ImportOutcome } from './use-import'

/** More lines would push the rows out of view. */
const shownErrors = 50

interface ImportNoticeProps {
  readonly outcome: ImportOutcome | null
  /** Null if no rows can be mended. */
  readonly onMend: (() => void) | null
  onDismiss(this: void): void
}

/** Why the last file was rejected, or which encoding was guessed for it. */
export function ImportNotice({ outcome, onMend, onDismiss }: ImportNoticeProps) {
  if (!outcome) return null
  if ('done' in outcome) return <EncodingNote {...outcome} />
  if ('refusal' in outcome) return <ErrorBanner>{outcome.refusal}</ErrorBanner>
  const { errors } = outcome
  return (
    <Alert
      role="alert"
      className="kit-error"
      classNames={{ title: 'batch-error-title' }}
      icon={<icons.CircleAlert size={18} aria-hidden />}
      title={batchTexts.importErrors}
      withCloseButton
      closeButtonLabel={texts.close}
      onClose={onDismiss}
    >
      <ul className="batch-errors" tabIndex={0} aria-label={batchTexts.importErrors}>
        {errors.slice(0, shownErrors).map((error) => (
          <li key={error}>{error}</li>
        ))}
        {errors.length > shownErrors && <li>{texts.moreErrors(errors.length - shownErrors)}</li>}
      </ul>
      {onMend && (
        <Button size="compact-sm" variant="default" mt="xs" onClick={onMend}>
          {texts.mend}
        </Button>
      )}
    </Alert>
  )
}
