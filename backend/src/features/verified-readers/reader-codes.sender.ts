import { readerCodeMessage } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { newId } from '../../identifiers/new-id.js'
import { Signatures } from '../../signing/signatures.js'
import { HiddenCodesService } from '../sms-messages/hidden-codes.service.js'
import { SmsMessagesService } from '../sms-messages/sms-messages.service.js'
import type { ReaderPhone, VerifiedReport } from './reader-phones.js'
import { ReaderCodesRepository, type LiveCode } from './reader-codes.repository.js'

/** Sends codes, and knows them by their hash. */
@Injectable()
export class ReaderCodesSender {
  constructor(
    private readonly codes: ReaderCodesRepository,
    private readonly messages: SmsMessagesService,
    private readonly hiddenCodes: HiddenCodesService,
    private readonly signatures: Signatures,
  ) {}

  async send(manager: EntityManager, report: VerifiedReport, { reader, phone }: ReaderPhone): Promise<void> {
    const id = newId()
    const onceKey = `reader code ${id}`
    const hash = (await this.hash(id, await this.hiddenCodes.codeOf(onceKey))).toString('hex')
    await this.codes.insert(manager, { id, reportId: report.id, reader, hash })
    await this.messages.queue(manager, {
      demoRequestId: report.demoRequestId,
      template: 'reader_code',
      onceKey,
      phone,
      body: readerCodeMessage,
    })
  }

  isCode({ id, hash }: LiveCode, code: string): Promise<boolean> {
    return this.signatures.isSigned(Buffer.from(hash, 'hex'), 'reader-code-hash', id, code)
  }

  /** With the installation's key: a plain hash of six digits is found in a second. */
  private hash(id: string, code: string): Promise<Buffer> {
    return this.signatures.sign('reader-code-hash', id, code)
  }
}
