import type { ErrorBody } from '@clarity/contracts/error-body'
import type { CodeRequired } from '@clarity/contracts/second-factor'
import { sessionTexts, type Login, type SignedInAdmin } from '@clarity/contracts/session'
import { texts } from '../texts'

/** Who is signed in, or why no one is; `wantsCode`: the password is right, and the account wants a code too. */
export type SignInOutcome = SignedInAdmin | { readonly sentence: string; readonly wantsCode: boolean }

/** Not one of the client's calls: those wait for this. */
export function signIn(login: Login): Promise<SignInOutcome> {
  return post('/api/auth/login', login, async () => {
    const me = await fetch('/api/auth/me')
    return (await me.json()) as SignedInAdmin
  })
}

/** The same with a passkey, for which the browser asks. */
export async function signInByPasskey(): Promise<SignInOutcome> {
  try {
    const [{ startAuthentication }, asked] = await Promise.all([
      import('@simplewebauthn/browser'),
      fetch('/api/auth/passkey/options', { method: 'POST' }),
    ])
    type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
    const optionsJSON = (await asked.json()) as Options
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON })
    const { clientDataJSON, authenticatorData, signature } = response
    const answer = { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } }
    return await post('/api/auth/passkey', { answer }, async (taken) => (await taken.json()) as SignedInAdmin)
  } catch {
    return { sentence: texts.signIn.noPasskey, wantsCode: false }
  }
}

async function post(
  path: string,
  body: object,
  adminOf: (answer: Response) => Promise<SignedInAdmin>,
): Promise<SignInOutcome> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (answer.ok) return await adminOf(answer)
    const refusal = (await answer.json().catch(() => null)) as Partial<ErrorBody & CodeRequired> | null
    return { sentence: refusal?.error ?? sessionTexts.signInFailed, wantsCode: refusal?.second_factor === 'code' }
  } catch {
    return { sentence: texts.signIn.unreachable, wantsCode: false }
  }
}
