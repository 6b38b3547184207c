import { onTestFinished, vi } from 'vitest'

export type LoggedLine = Readonly<Record<string, unknown>>

/** The JSON lines that this process writes to standard error until the test ends, parsed. */
export function recordLines(): LoggedLine[] {
  const lines: LoggedLine[] = []
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    for (const line of String(text).split('\n').filter(Boolean)) lines.push(JSON.parse(line) as LoggedLine)
    return true
  })
  onTestFinished(() => spy.mockRestore())
  return lines
}
