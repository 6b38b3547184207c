import type { CodeReceiver, CodeWanted } from '@clarity/contracts/reader-code'
import { automaticHeader, reportAccessTexts } from '@clarity/contracts/report-access'
import type { ReportPath } from '../../report-path'
import type { OpenedContent } from '../../opened-content'
import { readContent } from './read-content'

/** Who asks: with the code from the text, or for one on another phone. */
export interface AccessRequest {
  email: string
  code?: string
  codeTo?: CodeReceiver
}

export type AccessAnswer =
  | { kind: 'opened'; content: OpenedContent }
  | { kind: 'preparing'; retryAfterS: number }
  | { kind: 'code'; verify: CodeWanted['verify']; message: string }
  /** `status` is 0 without a response. */
  | { kind: 'refused'; status: number; message: string; said?: string }

const answerTimeoutMs = 30_000

export function postToReport(
  { kind, id }: ReportPath,
  body: object,
  { headers, ...options }: RequestInit,
): Promise<Response> {
  return fetch(`/api/${kind}/${id}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    ...options,
  })
}

/** Requests the report once; never rejects. An automatic request sends no code to anyone. */
export async function requestReport(
  report: ReportPath,
  request: AccessRequest,
  isAutomatic: boolean,
): Promise<AccessAnswer> {
  let status = 0
  try {
    const headers: HeadersInit = isAutomatic ? { [automaticHeader]: '1' } : {}
    const response = await postToReport(report, request, { headers, signal: AbortSignal.timeout(answerTimeoutMs) })
    const body: unknown = await response.json().catch(() => null)
    if (response.status === 202) return { kind: 'preparing', retryAfterS: Number(response.headers.get('Retry-After')) }
    status = response.status
    if (response.ok) return { kind: 'opened', content: readContent(report.kind, body) }
    const { verify } = (body ?? {}) as Partial<CodeWanted>
    const sentence = sentenceOf(report, status, body)
    return verify ? { kind: 'code', verify, ...sentence } : { kind: 'refused', status, ...sentence }
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
