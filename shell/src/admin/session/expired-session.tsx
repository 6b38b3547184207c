import { Modal, Text } from '@clarity/admin-kit'
import type { SignedInAdmin } from '@clarity/contracts/session'
import { mayChange } from '@clarity/admin-kit'
import { signInGate } from '@clarity/admin-kit/host'
import { useSyncExternalStore } from 'react'
import { texts } from '../texts'
import { SignInForm } from './sign-in-form'

interface ExpiredSessionProps {
  readonly email: string
  onSignedIn(admin: SignedInAdmin): void
}

/** Asks for a sign-in over the page that is open, which stays as it is; the calls that waited then go on. */
export function ExpiredSession({ email, onSignedIn }: ExpiredSessionProps) {
  const isExpired = useSyncExternalStore(signInGate.subscribe, () => signInGate.isClosed)
  return (
    <Modal
      opened={isExpired}
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={texts.signIn.expiredTitle}
      zIndex={1000}
      centered
    >
      <Text size="sm" mb="md">
        {texts.signIn.expiredLead}
      </Text>
      <SignInForm
        email={email}
        onSignedIn={(signedIn) => {
          // With another role the page is another one.
          if (mayChange() !== ((signedIn.role ?? 'admin') === 'admin')) return location.reload()
          signInGate.open()
          onSignedIn(signedIn)
        }}
      />
    </Modal>
  )
}
