import { asCallError, notify } from '@clarity/admin-kit'
import type { Passkey } from '@clarity/contracts/passkey'
import { useState } from 'react'
import { accountApi } from './account.api'
import { texts } from './texts'

/** The question before a passkey is removed, and what comes of it. */
export function useRemovePasskey() {
  const [remove, { isLoading }] = accountApi.useRemovePasskeyMutation()
  const [asked, setAsked] = useState<{ readonly passkey: Passkey; readonly isOpen: boolean } | null>(null)
  const close = () => setAsked(asked && { ...asked, isOpen: false })
  return {
    name: asked?.passkey.name ?? '',
    isOpen: asked?.isOpen ?? false,
    isBusy: isLoading,
    ask: (passkey: Passkey) => setAsked({ passkey, isOpen: true }),
    cancel: close,
    async confirm() {
      if (!asked) return
      const { error } = await remove(asked.passkey.id)
      close()
      // One that was removed in another browser is removed too.
      if (!error || asCallError(error).status === 404) notify.done(texts.passkeys.removed(asked.passkey.name))
      else notify.failed(texts.passkeys.failed(asCallError(error).sentence ?? texts.unreachable))
    },
  }
}
