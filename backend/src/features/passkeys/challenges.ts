import { createHash, randomBytes } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { Signatures } from '../../signing/signatures.js'

const lifeSecs = 5 * 60
const randomLength = 16
const timeLength = 6

/**
 * What an authenticator signs: random bytes, the time of expiry in seconds, and a signature of both. Nothing is stored
 * until it is answered, so asking for challenges fills no table.
 */
@Injectable()
export class Challenges {
  constructor(
    private readonly signatures: Signatures,
    private readonly dataSource: DataSource,
  ) {}

  /** `purpose` says what the answer is for, and for whom. In base64url. */
  async make(purpose: string): Promise<string> {
    const head = Buffer.alloc(randomLength + timeLength)
    randomBytes(randomLength).copy(head)
    head.writeUIntBE(nowSecs() + lifeSecs, randomLength, timeLength)
    return Buffer.concat([head, await this.sign(purpose, head)]).toString('base64url')
  }

  /** True once, for a challenge made for this purpose within five minutes. */
  async use(purpose: string, challenge: string): Promise<boolean> {
    const bytes = Buffer.from(challenge, 'base64url')
    const head = bytes.subarray(0, randomLength + timeLength)
    const signature = bytes.subarray(head.length)
    if (head.length < randomLength + timeLength) return false
    if (!(await this.signatures.isSigned(signature, 'challenge', purpose, head.toString('hex')))) return false
    const expiresAt = head.readUIntBE(randomLength, timeLength)
    if (expiresAt < nowSecs()) return false
    await this.dataSource.query('DELETE FROM used_challenges WHERE expires_at < now()')
    const rows: unknown[] = await this.dataSource.query(
      `INSERT INTO used_challenges (hash, expires_at) VALUES ($1, to_timestamp($2)) ON CONFLICT DO NOTHING RETURNING hash`,
      [createHash('sha256').update(head).digest('hex'), expiresAt + lifeSecs],
    )
    return rows.length === 1
  }

  private sign(purpose: string, head: Buffer): Promise<Buffer> {
    return this.signatures.sign('challenge', purpose, head.toString('hex'))
  }
}

const nowSecs = () => Math.floor(Date.now() / 1000)
