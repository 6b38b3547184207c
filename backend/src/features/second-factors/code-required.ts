import { secondFactorTexts, type CodeRequired as CodeRequiredBody } from '@clarity/contracts'
import { Unauthenticated } from '../../http/failures.js'

/** The password is right, and a code is wanted too. */
export class CodeRequired extends Unauthenticated {
  override readonly details: Pick<CodeRequiredBody, 'second_factor'> = { second_factor: 'code' }

  constructor(text: string = secondFactorTexts.codeRequired) {
    super(text)
  }
}
