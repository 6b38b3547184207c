import { createHash } from 'node:crypto'

export interface ChainedRow {
  readonly position: number
  readonly at: Date
  readonly account: string | null
  readonly token: string | null
  readonly action: string
  readonly ids: readonly string[]
  readonly network: string
}

/** What the first row of all follows. */
export const beginning = { position: 0, hash: '0'.repeat(64) }

/** SHA-256 over the previous row's hash and every field. */
export function hashOf(previousHash: string, row: ChainedRow): string {
  const { position, at, account, token, action, ids, network } = row
  const fields = [previousHash, position, at.toISOString(), account, token, action, ids, network]
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}
