import type { CodeWanted } from '@clarity/contracts/reader-code'

/** A report that opens with a code from a text message. */
export interface CodeStep {
  verify: CodeWanted['verify']
  /** The server's sentence. */
  message: string
  /** False until a person has asked for the code. */
  isSent: boolean
  /** The message is about a code that was typed. */
  isRefused?: boolean
  busy?: boolean
}
