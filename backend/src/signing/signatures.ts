import { createHmac, timingSafeEqual } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { SigningKey } from './signing-key.js'

/** Signs values that the product hands out and gets back, which therefore need not be stored. */
@Injectable()
export class Signatures {
  constructor(private readonly key: SigningKey) {}

  /** 32 bytes. A signature for one purpose is invalid for every other. */
  async sign(purpose: string, ...parts: readonly (string | number)[]): Promise<Buffer> {
    return signWith(await this.key.get(), purpose, ...parts)
  }

  async isSigned(signature: Buffer, purpose: string, ...parts: readonly (string | number)[]): Promise<boolean> {
    const expected = await this.sign(purpose, ...parts)
    return signature.length === expected.length && timingSafeEqual(signature, expected)
  }
}

/** The same by a key that the caller has read. */
export function signWith(key: Buffer, purpose: string, ...parts: readonly (string | number)[]): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify([purpose, ...parts]))
    .digest()
}
