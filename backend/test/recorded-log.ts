import type { LoggerService } from '@nestjs/common'
import type { TestApp } from './test-app.js'

/** The messages that the application logs from now on. */
export function recordLog({ app }: TestApp): string[] {
  const logged: string[] = []
  const note = (sentence: unknown) => void logged.push(String(sentence))
  const recorder: LoggerService = { log: note, warn: note, error: note, debug: note, verbose: note }
  app.useLogger(recorder)
  return logged
}
