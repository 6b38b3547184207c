import { Injectable } from '@nestjs/common'
import { idempotencyTexts } from '@clarity/contracts'
import type { EntityManager } from 'typeorm'
import { Conflict, Unprocessable } from '../../http/failures.js'
import { newId } from '../../identifiers/new-id.js'
import { Signatures } from '../../signing/signatures.js'
import { IdempotencyRepository } from './idempotency.repository.js'

/** Stores the answer inside the transaction of what it answers. */
export type StoreAnswer<Answer> = (manager: EntityManager, answer: Answer) => Promise<void>

interface Call {
  /** Who calls: another caller's equal key is another key. */
  readonly source: string
  /** Null for a call that is not to be repeated. */
  readonly key: string | null
  readonly body: object
}

/** Calls that a client may repeat without a second effect. */
@Injectable()
export class IdempotencyService {
  constructor(
    private readonly repository: IdempotencyRepository,
    private readonly signatures: Signatures,
  ) {}

  /**
   * Does the work, or gives the answer of the first call with this key. Throws Unprocessable for another body, and
   * Conflict while the first call is under way. A refused call stores nothing, so its key may be used again.
   */
  async once<Answer extends object>(
    { source, key, body }: Call,
    work: (store: StoreAnswer<Answer>) => Promise<Answer>,
  ): Promise<Answer> {
    if (key === null) return work(async () => {})
    const claim = { id: await this.hash(source, key), bodyHash: await this.hash(JSON.stringify(body)), claim: newId() }
    await this.repository.deleteExpired()
    if (!(await this.repository.claim(claim))) return (await this.findAnswer(claim)) as Answer
    try {
      return await work(async (manager, answer) => {
        if (!(await this.repository.storeAnswer(manager, claim, answer)))
          throw new Conflict(idempotencyTexts.inProgress)
      })
    } catch (error) {
      await this.repository.release(claim)
      throw error
    }
  }

  private async findAnswer({ id, bodyHash }: { id: string; bodyHash: string }): Promise<object> {
    const known = await this.repository.find(id)
    if (known && known.bodyHash !== bodyHash) throw new Unprocessable(idempotencyTexts.otherBody)
    if (!known?.answer) throw new Conflict(idempotencyTexts.inProgress)
    return known.answer
  }

  private async hash(...parts: string[]): Promise<string> {
    return (await this.signatures.sign('idempotency', ...parts)).toString('hex')
  }
}
