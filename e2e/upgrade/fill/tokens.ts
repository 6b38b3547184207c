import { CreatedToken } from '@clarity/contracts'
import { ApiClient } from '@clarity/test-kit/api-client'
import type { AdminApi } from '../../product/admin-api.ts'
import { RemotesApi } from '../../product/remotes-api.ts'
import { expectStatus } from './expect-status.ts'
import { hasCall } from './has-call.ts'
import { filledRemote } from './remotes.ts'

/** A token that a program has used, and one that no program has. */
export async function fillTokens({ api }: AdminApi): Promise<void> {
  if (!(await hasCall(api, '/api/admin/tokens'))) return
  const create = (name: string, scopes: string[]) => {
    const expires_at = new Date(Date.now() + 365 * 24 * 60 * 60 * 1000).toISOString()
    return expectStatus(201, 'The token', api.post('/api/admin/tokens', { name, scopes, expires_at }))
  }
  const used = await create('Größe – CI', [`remotes:release:${filledRemote}`, `remotes:activate:${filledRemote}`])
  await create('Reader', ['remotes:read'])
  // To activate the active version changes nothing.
  const { version } = await new RemotesApi(api).active(filledRemote)
  const activation = new ApiClient(api.url).post(
    `/api/admin/remotes/${filledRemote}/activate`,
    { version },
    { authorization: `Bearer ${used.as(CreatedToken).token}` },
  )
  await expectStatus(200, 'The activation', activation)
}
