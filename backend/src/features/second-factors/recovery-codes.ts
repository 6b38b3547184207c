import { randomInt } from 'node:crypto'

/** Without what is misread from paper: 0, 1, i, l, o. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz'

const groupLength = 5
const count = 10

/** Ten codes of about 49 bits, such as 'k7m2p-9xw3d'. */
export function newRecoveryCodes(): string[] {
  const group = () => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: count }, () => `${group()}-${group()}`)
}

/** A code as someone types it: in any case, with or without hyphens and blanks. */
export function bareCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toLowerCase()
}
