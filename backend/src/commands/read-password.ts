import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { StartFailure } from '../start/start-failure.js'

export type PasswordInput = NodeJS.ReadableStream & { isTTY?: boolean }

/** The first line of the input, or '' if there is none. On a terminal it prompts and does not echo the password. */
export async function readPassword(question: string, input: PasswordInput): Promise<string> {
  const isTerminal = input.isTTY === true
  if (isTerminal) process.stderr.write(question)
  const lines = createInterface({ input, output: nowhere(), terminal: isTerminal })
  let isInterrupted = false
  lines.on('SIGINT', () => {
    isInterrupted = true
    lines.close()
  })
  try {
    for await (const line of lines) return line
    if (isInterrupted) throw new StartFailure('Stopped; nothing was changed.')
    return ''
  } finally {
    lines.close()
    if (isTerminal) process.stderr.write('\n')
  }
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() })
}
