import { createHash } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { readProof, type ShortCodeChallenge } from '@clarity/contracts'
import { Signatures } from '../../signing/signatures.js'

/** 262,144 hashes on average: a second or two on a slow phone. Many small puzzles keep the variance of it low. */
const work = { puzzles: 16, bits: 14 }

/** The same as the window in which a network's misses count. */
const lifeSecs = 60 * 60

/**
 * Stateless proof of work. The seed is a signature over the code, the network and the expiry, so a proof opens one code
 * for one network. Replaying it gives the same answer, and therefore no advantage.
 */
@Injectable()
export class ShortCodeChallenges {
  constructor(private readonly signatures: Signatures) {}

  async create(code: string, network: string): Promise<ShortCodeChallenge> {
    const expiresAt = nowSecs() + lifeSecs
    return { seed: (await this.seed(code, network, expiresAt)).toString('hex'), expiresAt, ...work }
  }

  async isSolved(proof: string, code: string, network: string): Promise<boolean> {
    const read = readProof(proof)
    if (!read || read.numbers.length !== work.puzzles || read.expiresAt < nowSecs()) return false
    const seed = await this.seed(code, network, read.expiresAt)
    return read.numbers.every((number, puzzle) => isAnswer(seed, puzzle, number))
  }

  private seed(code: string, network: string, expiresAt: number): Promise<Buffer> {
    return this.signatures.sign('short code', code, network, expiresAt)
  }
}

function isAnswer(seed: Buffer, puzzle: number, number: number): boolean {
  if (number > 0xffffffff) return false
  const rest = Buffer.alloc(8)
  rest.writeUInt32BE(puzzle, 0)
  rest.writeUInt32BE(number, 4)
  const hash = createHash('sha256').update(seed).update(rest).digest()
  return hash.readUInt32BE(0) >>> (32 - work.bits) === 0
}

function nowSecs(): number {
  return Math.floor(Date.now() / 1000)
}
