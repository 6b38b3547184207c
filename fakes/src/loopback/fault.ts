import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * The fault of one request: `too-many` and `error` fail before it is processed, `error-after-done` and the like after
 * that; `hang` never answers, `cut` closes the connection, `slow` answers after `slowMs`.
 */
export type Fault =
  | 'too-many'
  | 'error'
  | 'error-after-done'
  | 'hang'
  | 'hang-after-done'
  | 'cut'
  | 'cut-after-done'
  | 'slow'

export const slowMs = 300

/** Whether the request is processed in spite of the fault. */
export function isDone(fault: Fault | null): boolean {
  return fault === null || fault === 'slow' || fault.endsWith('-after-done')
}

/** Applies the fault to the response. Returns true if the response was sent that way, or never will be. */
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
