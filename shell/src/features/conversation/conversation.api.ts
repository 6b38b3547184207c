import { DemoPage, DemoSession, type BeginDemoSession, type ClosedConnection } from '@clarity/contracts/demo-session'
import { CallFailed, getJson, postJson } from '../../site/api-client'

/** The demo page's data; has no side effects. */
export const getDemoPage = (requestId: string, signal?: AbortSignal): Promise<DemoPage> =>
  getJson(pathOf(requestId), DemoPage, signal)

/** A session and the turns so far; starts the conversation, or resumes it after it was closed in this way. */
export const openDemoSession = (requestId: string, closed?: ClosedConnection): Promise<DemoSession> =>
  postJson(`${pathOf(requestId)}/session`, closed && ({ closed } satisfies BeginDemoSession), DemoSession)

/** Whether the server refuses for good; otherwise a later attempt may succeed. */
export function isRefusal(error: unknown): error is CallFailed {
  const status = error instanceof CallFailed ? error.status : 0
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}

const pathOf = (requestId: string) => `/api/demo/${encodeURIComponent(requestId)}`
