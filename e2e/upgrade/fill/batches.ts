import type { StoredBatchRow } from '@clarity/contracts'
import type { AdminApi } from '../../product/admin-api.ts'
import { expectStatus } from './expect-status.ts'
import { hasCall } from './has-call.ts'

const row: StoredBatchRow = {
  id: 1,
  role: 'manager',
  managerName: 'Größe Field',
  managerPhone: '+14155550130',
  recipientName: 'Žofie Ñandú',
  recipientPhone: 'not yet a phone',
  status: 'error',
  errorMessage: '',
  requestId: '',
  shortCode: '',
  key: '',
}

/** Only in a batch. */
export const batchPhone = '+14155550131'

/** A batch that was left in the middle. */
export async function fillBatches({ api }: AdminApi): Promise<void> {
  if (!(await hasCall(api, '/api/admin/batches'))) return
  const rows = [row, { ...row, id: 2, status: 'pending' as const, recipientPhone: batchPhone }]
  await expectStatus(201, 'The batch', api.post('/api/admin/batches', { rows, page: 'a page' }))
}
