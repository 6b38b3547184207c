import type { DemoRequestState } from '@clarity/contracts'
import type { DataSource } from 'typeorm'
import { expect, vi } from 'vitest'

export async function demoRequestState(dataSource: DataSource, id: string): Promise<DemoRequestState> {
  const rows: { state: DemoRequestState }[] = await dataSource.query('SELECT state FROM demo_requests WHERE id = $1', [
    id,
  ])
  return rows[0]!.state
}

/** Waits until the request is in this state. */
export function demoRequestBecomes(dataSource: DataSource, id: string, state: DemoRequestState): Promise<void> {
  return vi.waitFor(async () => expect(await demoRequestState(dataSource, id)).toBe(state), { timeout: 20_000 })
}

/** Every state that the request has had, in order. */
export async function demoRequestHistory(dataSource: DataSource, id: string): Promise<DemoRequestState[]> {
  const rows: { to_state: DemoRequestState }[] = await dataSource.query(
    'SELECT to_state FROM demo_request_transitions WHERE demo_request_id = $1 ORDER BY id',
    [id],
  )
  return rows.map((row) => row.to_state)
}
