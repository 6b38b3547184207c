import { createHmac, timingSafeEqual } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { SigningKey } from './signing-key.js'

/** Signs what the product hands out and reads back, so that nothing of it need be stored. */
@Injectable()
export class Signatures {
  constructor(private readonly key: SigningKey) {}

  /** 32 bytes. The signature of one purpose is never good for another. */
  async sign(purpose: string, ...parts: readonly (string | number)[]): Promise<Buffer> {
    return createHmac('sha256', await this.key.get())
      .update(JSON.stringify([purpose, ...parts]))
      .digest()
  }

  async isSigned(signature: Buffer, purpose: string, ...parts: readonly (string | number)[]): Promise<boolean> {
    const expected = await this.sign(purpose, ...parts)
    return signature.length === expected.length && timingSafeEqual(signature, expected)
  }
}
