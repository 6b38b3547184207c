import type { Report } from '@clarity/contracts/report'
import type { CombinedReportAbout, LogReportError, ReportContent, ReportPreparing } from '@clarity/contracts/report-access'
import type { ShortCodeChallenge, ShortCodeRefusal, ShortCodeTarget } from '@clarity/contracts/short-code'
import { answerEvery, done, json, sent } from '@clarity/test-kit/network'
import { beforeEach } from 'vitest'

export { answer, never, offline, refused, sent } from '@clarity/test-kit/network'

export const opened = (report: Report) => json<ReportContent>(200, { content: JSON.stringify(report) })
export const openedCombined = (content: string, about?: CombinedReportAbout) =>
  json<ReportContent>(200, { content, ...(about && { about }) })
export const openedRaw = (body: unknown) => json(200, body)
export const preparing = (retryAfterS: number) =>
  json<ReportPreparing>(202, { status: 'preparing' }, { 'Retry-After': String(retryAfterS) })
export const challenged = (challenge: ShortCodeChallenge) =>
  json<ShortCodeRefusal>(429, { error: 'wait', message: 'wait', challenge })
export const target = (targetUrl: string) => json<ShortCodeTarget>(200, { targetUrl })

const isLoggedError = (body: unknown): body is LogReportError =>
  typeof body === 'object' && body !== null && 'hasError' in body

/** The posted error reports. */
export const loggedErrors = () => sent.map(({ body }) => body).filter(isLoggedError)

beforeEach(() => answerEvery(({ body }) => isLoggedError(body), done))
