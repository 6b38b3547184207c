import { InvitedPerson, NewAuthenticator, type Role } from '@clarity/contracts'
import { ApiClient } from '@clarity/test-kit/api-client'
import { oneTimeCode } from '../../browser/one-time-code.ts'
import type { AdminApi } from '../../product/admin-api.ts'
import { expectStatus } from './expect-status.ts'
import { hasCall } from './has-call.ts'

const path = '/api/admin/people'
const password = 'tuba lantern seventeen moss'

/** An analyst, an admin with an authenticator app, and an invitation that no one has used. */
export async function fillPeople({ api }: AdminApi): Promise<void> {
  if (!(await hasCall(api, path))) return
  const analyst = await join(api, 'analyst', 'ana.größe@example.com')
  await expectStatus(200, 'The list for an analyst', analyst.get('/api/admin/reports'))
  const admin = await join(api, 'admin', 'žofie@example.com')
  const app = await expectStatus(201, 'The app', admin.post('/api/admin/account/totp', { password }))
  const code = oneTimeCode(app.as(NewAuthenticator).secret)
  await expectStatus(200, 'The code', admin.post('/api/admin/account/totp/confirm', { code }))
  await invite(api, 'analyst', 'not.yet@example.com')
}

async function invite(api: ApiClient, role: Role, email: string): Promise<InvitedPerson> {
  return (await expectStatus(201, 'The invitation', api.post(path, { email, role }))).as(InvitedPerson)
}

async function join(api: ApiClient, role: Role, email: string): Promise<ApiClient> {
  const { link } = await invite(api, role, email)
  const colleague = new ApiClient(api.url)
  const token = new URL(link).hash.slice(1)
  await expectStatus(204, 'The account', colleague.post('/api/auth/join', { token, password }))
  await expectStatus(204, 'The sign-in', colleague.signIn(email, password))
  return colleague
}
