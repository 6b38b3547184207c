import { InvitedPerson, type Role } from '@clarity/contracts'
import { ApiClient } from './api-client.js'
import type { TestApp } from './test-app.js'

export const colleaguePassword = 'tuba lantern seventeen moss'

/** A colleague of this role, invited by `admin`, who has joined and signed in. */
export async function signedInAs(app: TestApp, admin: ApiClient, role: Role, email: string): Promise<ApiClient> {
  const { link } = (await admin.post('/api/admin/people', { email, role })).as(InvitedPerson)
  const token = link.split('#')[1]
  const client = new ApiClient(app.url)
  for (const { status } of [
    await client.post('/api/auth/join', { token, password: colleaguePassword }),
    await client.signIn(email, colleaguePassword),
  ])
    if (status !== 204) throw new Error(`The colleague got ${status}.`)
  return client
}
