import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { Signatures } from './signatures.js'

const ivBytes = 12
const tagBytes = 16

/** Encrypts what must be stored and read again, so a row alone does not give it away (AES-256-GCM). */
@Injectable()
export class Seals {
  constructor(private readonly signatures: Signatures) {}

  /** What is sealed for one purpose cannot be opened for another. */
  async seal(purpose: string, text: string): Promise<string> {
    const iv = randomBytes(ivBytes)
    const cipher = createCipheriv('aes-256-gcm', await this.key(purpose), iv)
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
  }

  /** Throws if it was changed, or sealed with another key. */
  async open(purpose: string, sealed: string): Promise<string> {
    const bytes = Buffer.from(sealed, 'base64')
    const decipher = createDecipheriv('aes-256-gcm', await this.key(purpose), bytes.subarray(0, ivBytes))
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
  }

  private key(purpose: string): Promise<Buffer> {
    return this.signatures.sign('seal', purpose)
  }
}
