import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { StartFailure } from '../start/start-failure.js'

export type PasswordInput = NodeJS.ReadableStream & { isTTY?: boolean }

/** The first line of the input; a terminal is asked for it and does not show what is typed. Empty where nothing comes. */
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
