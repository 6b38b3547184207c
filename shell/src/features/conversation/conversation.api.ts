import { DemoPage, DemoSession } from '@clarity/contracts/demo-session'
import { CallFailed, getJson, postJson } from '../../site/api-client'

/** What the demo page may know; starts nothing. */
export const getDemoPage = (requestId: string, signal?: AbortSignal): Promise<DemoPage> =>
  getJson(pathOf(requestId), DemoPage, signal)

/** A session to talk in, and what was said so far; begins the conversation, or goes on with it. */
export const openDemoSession = (requestId: string): Promise<DemoSession> =>
  postJson(`${pathOf(requestId)}/session`, undefined, DemoSession)

/** Whether the server says no for good; otherwise it was not reached, is busy or resting. */
export function isRefusal(error: unknown): error is CallFailed {
  const status = error instanceof CallFailed ? error.status : 0
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}

const pathOf = (requestId: string) => `/api/demo/${encodeURIComponent(requestId)}`
