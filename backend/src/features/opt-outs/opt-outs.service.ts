import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { storableText } from '../../database/storable-text.js'
import type { ContactStatus } from './contact-status.js'
import { OptOutsRepository } from './opt-outs.repository.js'

/**
 * Opt-outs: phones whose owner has unsubscribed from our messages and calls, by STOP or through the carrier. This list
 * decides who may be contacted; a carrier also blocks numbers itself.
 */
@Injectable()
export class OptOutsService {
  constructor(private readonly repository: OptOutsRepository) {}

  /** After the commit nothing is sent to this number. `words` are the person's own; `source` is the channel. */
  async optOut(manager: EntityManager, phone: string, words: string, source: string): Promise<void> {
    await this.repository.insertOnce(manager, { phone, words: storableText(words), source })
  }

  async optIn(manager: EntityManager, phone: string): Promise<void> {
    await this.repository.delete(manager, phone)
  }

  /** Checked as late as possible before a message or a call: a STOP that came meanwhile must count. */
  findContactStatus(manager: EntityManager, phone: string): Promise<ContactStatus> {
    return this.repository.findContactStatus(manager, phone)
  }

  /** The numbers among these that have opted out. */
  listOptedOut(manager: EntityManager, phones: readonly string[]): Promise<string[]> {
    return this.repository.listOf(manager, phones)
  }

  isOptedOut(manager: EntityManager, phone: string): Promise<boolean> {
    return this.repository.has(manager, phone)
  }
}
