import { Button, Modal, useDisclosure } from '@clarity/admin-kit'
import type { NewAuthenticator } from '@clarity/contracts/second-factor'
import { useState, type ReactNode } from 'react'
import { ShownOnce } from '../shown-once/shown-once'
import { accountApi } from './account.api'
import { ConfirmAppForm } from './confirm-app-form'
import { PasswordForm } from './password-form'
import { texts } from './texts'

interface SetUpAppProps {
  readonly isOn: boolean
  /** Shown in place of the button while there is an app. */
  readonly removal: ReactNode
}

/** Password, picture with the key, first code, recovery codes. The dialog stays until the codes are put away. */
export function SetUpApp({ isOn, removal }: SetUpAppProps) {
  const [isOpen, { open, close }] = useDisclosure()
  const [begin, beginning] = accountApi.useBeginAppMutation()
  const [made, setMade] = useState<NewAuthenticator | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const forget = () => {
    setMade(null)
    setCodes(null)
    beginning.reset()
  }
  return (
    <>
      {isOn ? removal : <Button onClick={open}>{texts.app.setUp}</Button>}
      <Modal
        opened={isOpen}
        onClose={close}
        onExitTransitionEnd={forget}
        title={codes ? texts.app.codesTitle : texts.app.title}
        closeOnClickOutside={false}
        closeOnEscape={!codes}
        withCloseButton={!codes}
        closeButtonProps={{ 'aria-label': texts.close }}
      >
        {codes && (
          <ShownOnce value={codes.join('\n')} label={texts.app.codesTitle} texts={texts.app.codes} onDone={close}>
            {texts.app.codesLead}
          </ShownOnce>
        )}
        {!codes && made && <ConfirmAppForm made={made} onConfirmed={setCodes} onCancel={close} />}
        {!codes && !made && (
          <PasswordForm
            lead={texts.app.passwordLead}
            submit={texts.app.next}
            isBusy={beginning.isLoading}
            error={beginning.error}
            onSubmit={async (password) => {
              const { data } = await begin({ password })
              if (data) setMade(data)
            }}
            onCancel={close}
          />
        )}
      </Modal>
    </>
  )
}
