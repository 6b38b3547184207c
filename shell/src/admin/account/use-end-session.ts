import { asCallError, notify } from '@clarity/admin-kit'
import type { AccountSession } from '@clarity/contracts/account'
import { failureSentence } from '../parts/failure-sentence'
import { accountApi } from './account.api'
import { texts } from './texts'

/** Signs one browser out. */
export function useEndSession(): (session: AccountSession) => Promise<void> {
  const [end] = accountApi.useEndSessionMutation()
  return async ({ id, device }) => {
    const { error } = await end(id)
    // One that has ended meanwhile is signed out too.
    if (!error || asCallError(error).status === 404)
      notify.done(texts.sessions.ended(device ?? texts.newDevice.unknownDevice))
    else notify.failed(texts.sessions.failed(failureSentence(error)))
  }
}
