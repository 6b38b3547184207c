import { asCallError, Modal, notify } from '@clarity/admin-kit'
import type { Passkey } from '@clarity/contracts/passkey'
import { accountApi } from './account.api'
import { PasswordForm } from './password-form'
import { texts } from './texts'

interface RemovePasskeyProps {
  /** Null before the first question. */
  readonly passkey: Passkey | null
  readonly isOpen: boolean
  onClose(): void
}

/** Asks for the password, and removes the passkey. */
export function RemovePasskey({ passkey, isOpen, onClose }: RemovePasskeyProps) {
  const [remove, { isLoading, error, reset }] = accountApi.useRemovePasskeyMutation()
  const { id = '', name = '' } = passkey ?? {}
  const submit = async (password: string) => {
    const { error: failure } = await remove({ id, password })
    // One that was removed in another browser is removed too.
    if (failure && asCallError(failure).status !== 404) return
    onClose()
    notify.done(texts.passkeys.removed(name))
  }
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      onExitTransitionEnd={reset}
      title={texts.passkeys.askRemove(name)}
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      <PasswordForm
        lead={texts.passkeys.askRemoveBody}
        submit={texts.passkeys.remove}
        isDangerous
        isBusy={isLoading}
        error={error}
        onSubmit={submit}
        onCancel={onClose}
      />
    </Modal>
  )
}
