import type { CodeWanted as CodeWantedBody } from '@clarity/contracts'
import { Forbidden } from '../../http/failures.js'

/** The report's readers are verified, and a code is wanted. */
export class CodeWanted extends Forbidden {
  override readonly details: Pick<CodeWantedBody, 'verify'>

  constructor(text: string, verify: CodeWantedBody['verify']) {
    super(text)
    this.details = { verify }
  }
}
