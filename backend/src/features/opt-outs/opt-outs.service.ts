import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { storableText } from '../../database/storable-text.js'
import type { ContactStatus } from './contact-status.js'
import { OptOutsRepository } from './opt-outs.repository.js'

/**
 * Opt-outs: phones whose owner has unsubscribed from our messages and calls, by STOP or by its carrier. This list decides,
 * beside what a carrier blocks itself.
 */
@Injectable()
export class OptOutsService {
  constructor(private readonly repository: OptOutsRepository) {}

  /** From the commit on nothing is sent to this number. `words` are the person's own, `source` says how they came. */
  async optOut(manager: EntityManager, phone: string, words: string, source: string): Promise<void> {
    await this.repository.insertOnce(manager, { phone, words: storableText(words), source })
  }

  async optIn(manager: EntityManager, phone: string): Promise<void> {
    await this.repository.delete(manager, phone)
  }

  /** Asked as late as can be before a phone is texted or rung. */
  findContactStatus(manager: EntityManager, phone: string): Promise<ContactStatus> {
    return this.repository.findContactStatus(manager, phone)
  }

  /** Those of the numbers that have opted out. */
  listOptedOut(manager: EntityManager, phones: readonly string[]): Promise<string[]> {
    return this.repository.listOf(manager, phones)
  }

  isOptedOut(manager: EntityManager, phone: string): Promise<boolean> {
    return this.repository.has(manager, phone)
  }
}
