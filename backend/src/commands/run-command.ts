import { failStart } from '../start/start-failure.js'
import type { Call } from './call.js'

interface Command {
  /** The usage line, printed for --help. */
  readonly usage: string
  /** Runs the command and returns the line to print. Throws StartFailure. */
  run(call: Call): Promise<string>
}

/** Runs a program with a single command: its result goes to standard output, everything else to standard error. */
export async function runCommand({ usage, run }: Command): Promise<void> {
  const { argv, env, stdin: input } = process
  const args = argv.slice(2)
  try {
    const asksForHelp = args.some((arg) => arg === '--help' || arg === '-h')
    console.log(asksForHelp ? usage : await run({ args, env, input, say: (line) => console.error(line) }))
    // An open pipe on standard input would keep the process alive.
    input.destroy()
  } catch (error) {
    failStart(error)
  }
}
