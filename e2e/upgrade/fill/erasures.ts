import type { AdminApi } from '../../product/admin-api.ts'
import { expectStatus } from './expect-status.ts'
import { hasCall } from './has-call.ts'

/** The receipt of an erased person. */
export async function fillErasures({ api }: AdminApi, phone: string): Promise<void> {
  const path = '/api/admin/erasures'
  if (await hasCall(api, path)) await expectStatus(202, 'The erasure', api.post(path, { phone }))
}
