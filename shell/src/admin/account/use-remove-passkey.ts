import { asCallError, notify } from '@clarity/admin-kit'
import type { Passkey } from '@clarity/contracts/passkey'
import { failureSentence } from '../parts/failure-sentence'
import { useAsked } from '../parts/use-asked'
import { accountApi } from './account.api'
import { texts } from './texts'

/** The question before a passkey is removed, and what comes of it. */
export function useRemovePasskey() {
  const [remove, { isLoading }] = accountApi.useRemovePasskeyMutation()
  const { subject, isOpen, ask, close } = useAsked<Passkey>()
  return {
    name: subject?.name ?? '',
    isOpen,
    isBusy: isLoading,
    ask,
    cancel: close,
    async confirm() {
      if (!subject) return
      const { error } = await remove(subject.id)
      close()
      // One that was removed in another browser is removed too.
      if (!error || asCallError(error).status === 404) notify.done(texts.passkeys.removed(subject.name))
      else notify.failed(texts.passkeys.failed(failureSentence(error)))
    },
  }
}
