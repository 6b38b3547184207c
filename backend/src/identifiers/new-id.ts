import { randomFillSync } from 'node:crypto'

const idBytes = 16
/** Random bytes of many identifiers at once: a call to the generator costs much more than the bytes. */
const pool = Buffer.alloc(256 * idBytes)
let used = pool.length

/** A fresh identifier: 128 random bits as 32 hexadecimal digits. */
export function newId(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += idBytes
  return pool.toString('hex', used - idBytes, used)
}
