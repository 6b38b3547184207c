import type { AccessReport } from '@clarity/contracts'

/** What a reader shows: the cookie's pass, or the code from the text. */
export interface ShownCode extends Pick<AccessReport, 'code' | 'codeTo'> {
  readonly pass: string | null
  /** No person has pressed a button. */
  readonly isAutomatic: boolean
}
