import { asCallError, notify } from '@clarity/admin-kit'
import type { Token } from '@clarity/contracts/token'
import { failureSentence } from '../parts/failure-sentence'
import { useAsked } from '../parts/use-asked'
import { texts } from './texts'
import { tokensApi } from './tokens.api'

/** The question before a token is revoked, and what comes of it. */
export function useRevokeToken() {
  const [revoke, { isLoading }] = tokensApi.useRevokeTokenMutation()
  const { subject, isOpen, ask, close } = useAsked<Token>()
  return {
    name: subject?.name ?? '',
    isOpen,
    isBusy: isLoading,
    ask,
    cancel: close,
    async confirm() {
      if (!subject) return
      const { error } = await revoke(subject.id)
      close()
      // One that another admin revoked before is revoked too.
      if (!error || asCallError(error).status === 404) notify.done(texts.revoked(subject.name))
      else notify.failed(texts.revokeFailed(failureSentence(error)))
    },
  }
}
