import type { LoggerService } from '@nestjs/common'
import type { TestApp } from './test-app.js'

/** The messages that the application logs from now on, without the lines of requests (`logged-lines.ts`). */
export function recordLog({ app }: TestApp): string[] {
  const logged: string[] = []
  const isLine = (logs: unknown) => typeof logs === 'object' && !(logs instanceof Error)
  const note = (logs: unknown) => void (isLine(logs) || logged.push(String(logs)))
  const recorder: LoggerService = { log: note, warn: note, error: note, debug: note, verbose: note }
  app.useLogger(recorder)
  return logged
}
