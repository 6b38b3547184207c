import { Button, Modal, notify, useDisclosure } from '@clarity/admin-kit'
import { accountApi } from './account.api'
import { PasswordForm } from './password-form'
import { texts } from './texts'

/** Asks for the password, and removes the authenticator app. */
export function RemoveApp() {
  const [isOpen, { open, close }] = useDisclosure()
  const [remove, { isLoading, error, reset }] = accountApi.useRemoveAppMutation()
  const submit = async (password: string) => {
    if ((await remove({ password })).error) return
    close()
    notify.done(texts.app.removed)
  }
  return (
    <>
      <Button variant="default" onClick={open}>
        {texts.app.remove}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        onExitTransitionEnd={reset}
        title={texts.app.removeTitle}
        closeButtonProps={{ 'aria-label': texts.close }}
      >
        <PasswordForm
          lead={texts.app.removeLead}
          submit={texts.app.remove}
          isDangerous
          isBusy={isLoading}
          error={error}
          onSubmit={submit}
          onCancel={close}
        />
      </Modal>
    </>
  )
}
