import { failStart } from '../start/start-failure.js'
import type { Call } from './call.js'

interface Command {
  /** How it is called, for those who ask. */
  readonly usage: string
  /** Does it, and answers with the line to print. Throws StartFailure. */
  run(call: Call): Promise<string>
}

/** Runs a program of one command: its result on standard output, everything else on standard error. */
export async function runCommand({ usage, run }: Command): Promise<void> {
  const { argv, env, stdin: input } = process
  const args = argv.slice(2)
  try {
    const asksForHelp = args.some((arg) => arg === '--help' || arg === '-h')
    console.log(asksForHelp ? usage : await run({ args, env, input, say: (line) => console.error(line) }))
    // A pipe on standard input that stays open would keep the process alive.
    input.destroy()
  } catch (error) {
    failStart(error)
  }
}
