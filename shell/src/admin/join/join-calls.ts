import type { ErrorBody } from '@clarity/contracts/error-body'
import { Invitation, type Join } from '@clarity/contracts/person'
import { parse } from 'valibot'
import { texts } from './texts'

/** A refusal's sentence. */
interface Refused {
  readonly sentence: string
}

/** Not one of the client's calls: those wait for a sign-in. */
export async function readInvitation(token: string): Promise<Invitation | Refused> {
  const answer = await post('/api/auth/invitation', { token })
  if ('sentence' in answer) return answer
  return parse(Invitation, await answer.response.json())
}

/** Null if the account exists now. */
export async function join(body: Join): Promise<Refused | null> {
  const answer = await post('/api/auth/join', body)
  return 'sentence' in answer ? answer : null
}

async function post(path: string, body: object): Promise<{ readonly response: Response } | Refused> {
  try {
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (response.ok) return { response }
    const refusal = (await response.json()) as Partial<ErrorBody>
    return { sentence: refusal.error ?? texts.unreachable }
  } catch {
    return { sentence: texts.unreachable }
  }
}
