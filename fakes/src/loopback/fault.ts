import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * What goes wrong with one request: `too-many` and `error` before anything is done, `error-after-done` and the like
 * after it was; `hang` never answers, `cut` closes the connection, `slow` answers after `slowMs`.
 */
export type Fault =
  'too-many' | 'error' | 'error-after-done' | 'hang' | 'hang-after-done' | 'cut' | 'cut-after-done' | 'slow'

export const slowMs = 300

/** Whether the request is carried out although, or before, it fails. */
export function isDone(fault: Fault | null): boolean {
  return fault === null || fault === 'slow' || fault.endsWith('-after-done')
}

/** Makes the answer fail; true if the request has had its answer that way, or will never get one. */
export async function spoil(fault: Fault | null, response: ServerResponse, errorBody: unknown): Promise<boolean> {
  switch (fault) {
    case null:
      return false
    case 'slow':
      await pause(slowMs)
      return false
    case 'hang':
    case 'hang-after-done':
      return true
    case 'cut':
    case 'cut-after-done':
      response.socket?.destroy()
      return true
    case 'error':
    case 'error-after-done':
    case 'too-many':
      response.writeHead(fault === 'too-many' ? 429 : 500, { 'content-type': 'application/json; charset=utf-8' })
      response.end(JSON.stringify(errorBody))
      return true
  }
}
