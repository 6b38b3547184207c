import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** An id is 128 bits, the block of AES: encrypted alone it stays as short, and the same id has the same alias. */
const id = /^[0-9a-f]{32}$/
/** Not a hexadecimal digit, so an alias is never taken for an id. */
const mark = 's'
const ivBytes = 12
const tagBytes = 16

/** The ids of one analyst's session. Another session's key reads no more of an alias than a random id. */
export class Aliases {
  /** `key` has 32 bytes. */
  constructor(private readonly key: Buffer) {}

  aliasOf(text: string): string {
    return mark + this.cipher(text, createCipheriv)
  }

  /** Null for what is no alias. */
  idOf(text: string): string | null {
    const sealed = text.slice(mark.length)
    return text.startsWith(mark) && id.test(sealed) ? this.cipher(sealed, createDecipheriv) : null
  }

  isId(text: string): boolean {
    return id.test(text)
  }

  /** For a text that the session gives back unread, such as a cursor. */
  seal(text: string): string {
    const iv = randomBytes(ivBytes)
    const cipher = createCipheriv('aes-256-gcm', this.key, iv)
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
  }

  /** Null for a text that this session's key has not sealed. */
  open(text: string): string | null {
    const bytes = Buffer.from(text, 'base64url')
    if (bytes.length < ivBytes + tagBytes) return null
    const decipher = createDecipheriv('aes-256-gcm', this.key, bytes.subarray(0, ivBytes))
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    try {
      return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
    } catch {
      return null
    }
  }

  private cipher(hex: string, create: typeof createCipheriv | typeof createDecipheriv): string {
    const cipher = create('aes-256-ecb', this.key, null)
    cipher.setAutoPadding(false)
    return Buffer.concat([cipher.update(Buffer.from(hex, 'hex')), cipher.final()]).toString('hex')
  }
}
