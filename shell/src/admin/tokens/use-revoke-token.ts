import { asCallError, notify } from '@clarity/admin-kit'
import type { Token } from '@clarity/contracts/token'
import { useState } from 'react'
import { texts } from './texts'
import { tokensApi } from './tokens.api'

/** The question before a token is revoked, and what comes of it. */
export function useRevokeToken() {
  const [revoke, { isLoading }] = tokensApi.useRevokeTokenMutation()
  const [asked, setAsked] = useState<{ readonly token: Token; readonly isOpen: boolean } | null>(null)
  const close = () => setAsked(asked && { ...asked, isOpen: false })
  return {
    name: asked?.token.name ?? '',
    isOpen: asked?.isOpen ?? false,
    isBusy: isLoading,
    ask: (token: Token) => setAsked({ token, isOpen: true }),
    cancel: close,
    async confirm() {
      if (!asked) return
      const { error } = await revoke(asked.token.id)
      close()
      // One that another admin revoked before is revoked too.
      if (!error || asCallError(error).status === 404) notify.done(texts.revoked(asked.token.name))
      else notify.failed(texts.revokeFailed(asCallError(error).sentence ?? texts.unreachable))
    },
  }
}
