import type { Remote } from '@clarity/contracts/remote-release'

/** What every form of the dialog gets. */
export interface FormProps {
  readonly remote: Remote
  /** After a change. */
  onDone(): void
  onCancel(): void
}
