import { reportAccessTexts } from '@clarity/contracts/report-access'
import type { ReportPath } from '../../report-path'
import type { OpenedContent } from '../../opened-content'
import { readContent } from './read-content'

export type AccessAnswer =
  | { kind: 'opened'; content: OpenedContent }
  | { kind: 'preparing'; retryAfterS: number }
  /** `status` is 0 without a response. */
  | { kind: 'refused'; status: number; message: string; said?: string }

const answerTimeoutMs = 30_000

export function postToReport({ kind, id }: ReportPath, body: object, options?: RequestInit): Promise<Response> {
  return fetch(`/api/${kind}/${id}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    ...options,
  })
}

/** Requests the report once; never rejects. */
export async function requestReport(report: ReportPath, email: string): Promise<AccessAnswer> {
  let status = 0
  try {
    const response = await postToReport(report, { email }, { signal: AbortSignal.timeout(answerTimeoutMs) })
    const body: unknown = await response.json().catch(() => null)
    if (response.status === 202) return { kind: 'preparing', retryAfterS: Number(response.headers.get('Retry-After')) }
    status = response.status
    if (response.ok) return { kind: 'opened', content: readContent(report.kind, body) }
    return { kind: 'refused', status, ...sentenceOf(report, status, body) }
  } catch (error) {
    return { kind: 'refused', status, message: status ? (error as Error).message : reportAccessTexts.unexpected }
  }
}

function sentenceOf({ kind }: ReportPath, status: number, body: unknown) {
  const single = kind === 'report'
  if (status === 404) return { message: single ? reportAccessTexts.notFound : reportAccessTexts.combinedNotFound }
  const error = (body as { error?: unknown } | null)?.error
  if (typeof error === 'string' && error) return { message: error, said: error }
  return { message: single ? reportAccessTexts.failed : reportAccessTexts.combinedFailed }
}
