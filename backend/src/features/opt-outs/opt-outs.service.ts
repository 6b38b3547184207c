import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { storableText } from '../../database/storable-text.js'
import { asOptOut, optOutPurpose } from '../../personal-data/hash-opt-out.js'
import { Signatures } from '../../signing/signatures.js'
import type { ContactStatus } from './contact-status.js'
import { OptOutsRepository } from './opt-outs.repository.js'

/**
 * Opt-outs: phones whose owner has unsubscribed from our messages and calls, by STOP or through the carrier. This list
 * decides who may be contacted; a carrier also blocks numbers itself.
 */
@Injectable()
export class OptOutsService {
  constructor(
    private readonly repository: OptOutsRepository,
    private readonly signatures: Signatures,
  ) {}

  /** After the commit nothing is sent to this number. `words` are the person's own; `source` is the channel. */
  async optOut(manager: EntityManager, phone: string, words: string, source: string): Promise<void> {
    await this.repository.insertOnce(manager, { phone, words: storableText(words), source }, await this.hash(phone))
  }

  async optIn(manager: EntityManager, phone: string): Promise<void> {
    await this.repository.delete(manager, [phone, await this.hash(phone)])
  }

  /** Checked as late as possible before a message or a call: a STOP that came meanwhile must count. */
  async findContactStatus(manager: EntityManager, phone: string): Promise<ContactStatus> {
    return this.repository.findContactStatus(manager, phone, await this.hash(phone))
  }

  /** The numbers among these that have opted out. */
  async listOptedOut(manager: EntityManager, phones: readonly string[]): Promise<string[]> {
    const hashed = await Promise.all(phones.map(async (phone) => [phone, await this.hash(phone)] as const))
    const listed = new Set(await this.repository.listOf(manager, hashed.flat()))
    return hashed.filter((forms) => forms.some((form) => listed.has(form))).map(([phone]) => phone)
  }

  async isOptedOut(manager: EntityManager, phone: string): Promise<boolean> {
    return (await this.listOptedOut(manager, [phone])).length > 0
  }

  /** The form of a number whose owner was erased. */
  private async hash(phone: string): Promise<string> {
    return asOptOut(await this.signatures.sign(optOutPurpose, phone))
  }
}
