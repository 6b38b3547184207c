import type { ErrorBody } from '@clarity/contracts/error-body'
import { sessionTexts } from '@clarity/contracts/session'
import { texts } from '../texts'

/** Signs in; null when that worked, else the sentence to show. Not one of the client's calls: those wait for this. */
export async function signIn(email: string, password: string): Promise<string | null> {
  try {
    const answer = await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    if (answer.ok) return null
    const body = (await answer.json().catch(() => null)) as Partial<ErrorBody> | null
    return body?.error ?? sessionTexts.signInFailed
  } catch {
    return texts.signIn.unreachable
  }
}
