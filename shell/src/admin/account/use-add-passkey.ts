import { notify } from '@clarity/admin-kit'
import type { CreatePasskey } from '@clarity/contracts/passkey'
import { useState } from 'react'
import { failureSentence } from '../parts/failure-sentence'
import { accountApi } from './account.api'
import { texts } from './texts'

/** Asks the server for a challenge, the browser for a passkey, and has the server keep it. */
export function useAddPasskey() {
  const [begin] = accountApi.useBeginPasskeyMutation()
  const [keep] = accountApi.useAddPasskeyMutation()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const fail = (failure: unknown) => setError(failureSentence(failure))

  const run = async (name: string, password: string): Promise<boolean> => {
    const begun = await begin({ password })
    if (!begun.data) return (fail(begun.error), false)
    const answer = await createdBy(begun.data)
    if (!answer) return (setError(texts.passkeys.stopped), false)
    const kept = await keep({ name, answer })
    if (kept.error) return (fail(kept.error), false)
    notify.done(texts.passkeys.added(name))
    return true
  }

  return {
    isBusy,
    error,
    /** True if the passkey was added. */
    async add(name: string, password: string): Promise<boolean> {
      setBusy(true)
      setError(null)
      const isAdded = await run(name, password)
      setBusy(false)
      return isAdded
    },
  }
}

/** Null if the person cancelled, or the browser has no passkeys. */
async function createdBy(options: object): Promise<CreatePasskey['answer'] | null> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON']
  try {
    const { id, rawId, type, response, clientExtensionResults } = await startRegistration({
      optionsJSON: options as Options,
    })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return {
      id,
      rawId,
      type,
      clientExtensionResults: { ...clientExtensionResults },
      response: { clientDataJSON, attestationObject, transports },
    }
  } catch {
    return null
  }
}
