import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'

const keptBytes = 5_000_000

export interface ServerLog {
  readonly descriptor: number
  /** The lines written since the log was opened. */
  read(): string
  close(): void
}

export function openServerLog(file: string): ServerLog {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > keptBytes) renameSync(file, `${file}.1`)
  const descriptor = openSync(file, 'a', 0o600)
  const start = statSync(file).size
  return {
    descriptor,
    read: () => readFileSync(file).subarray(start).toString(),
    close: () => closeSync(descriptor),
  }
}
