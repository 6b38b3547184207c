import { ConfirmDialog } from '@clarity/admin-kit'
import { formatPhone } from '@clarity/contracts/phone'
import { FoundRequests } from './found-requests'
import { texts } from './texts'

interface Props {
  readonly isOpen: boolean
  readonly phone: string | null
  /** '' without one. */
  readonly email: string
  readonly isBusy: boolean
  onConfirm(): void
  onCancel(): void
}

/** Asks before a person is erased, and shows whom the phone number finds. */
export function EraseQuestion({ isOpen, phone, email, isBusy, onConfirm, onCancel }: Props) {
  const named = [phone && formatPhone(phone), email].filter(Boolean)
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={texts.askErase}
      confirm={texts.confirmErase}
      isDangerous
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {isOpen && phone !== null && <FoundRequests phone={phone} />}
      {texts.askEraseBody(named.join(texts.and))}
    </ConfirmDialog>
  )
}
