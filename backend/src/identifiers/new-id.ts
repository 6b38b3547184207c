import { randomBytes } from 'node:crypto'

/** A fresh identifier: 128 random bits as 32 hexadecimal digits. */
export function newId(): string {
  return randomBytes(16).toString('hex')
}
