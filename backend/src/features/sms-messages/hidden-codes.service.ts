import { hiddenReaderCode, type ReaderCodeTemplateName } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { Signatures } from '../../signing/signatures.js'
import type { SmsMessageEntity } from './sms-message.entity.js'

const template: ReaderCodeTemplateName = 'reader_code'

/** Codes in messages. They follow from the message's random key, so its row, the admin and a backup show none. */
@Injectable()
export class HiddenCodesService {
  constructor(private readonly signatures: Signatures) {}

  /** Six digits. */
  async codeOf(onceKey: string): Promise<string> {
    const signature = await this.signatures.sign('reader-code', onceKey)
    return String(signature.readUIntBE(0, 6) % 1_000_000).padStart(hiddenReaderCode.length, '0')
  }

  /** The text as the phone gets it. */
  async reveal({
    template: name,
    onceKey,
    body,
  }: Pick<SmsMessageEntity, 'template' | 'onceKey' | 'body'>): Promise<string> {
    return name === template ? body.replace(hiddenReaderCode, await this.codeOf(onceKey)) : body
  }
}
