import type { Environment } from '../config/variables.js'
import type { PasswordInput } from './read-password.js'
import type { Say } from '../start/say.js'

/** How a command is called from a shell. */
export interface Call {
  readonly args: readonly string[]
  readonly env: Environment
  readonly input: PasswordInput
  /** Prints a line for the operator that is not the result. */
  readonly say: Say
}

/** The folder in which the command was typed: npm runs it in the repository's root. */
export function fromWhere({ INIT_CWD }: Environment): string {
  return INIT_CWD ?? process.cwd()
}
