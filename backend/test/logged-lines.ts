import { expect, onTestFinished, vi } from 'vitest'

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

/** The lines of this logger that the requests cause, once there are as many as expected. */
export async function linesOf(context: string, count: number, requests: () => Promise<unknown>): Promise<LoggedLine[]> {
  const all = recordLines()
  await requests()
  const found = () => all.filter((line) => line['context'] === context)
  await vi.waitFor(() => expect(found().length).toBeGreaterThanOrEqual(count))
  expect(found()).toHaveLength(count)
  return found()
}
