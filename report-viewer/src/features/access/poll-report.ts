import type { ReportPath } from '../../report-path'
import { requestReport, type AccessAnswer, type AccessRequest } from './request-report'
import { waitForNextPoll, pollDelayMs } from './wait-for-next-poll'

/** Tolerated lost connections in a row while waiting for a report that is being written. */
const toleratedLosses = 3

type FinalAnswer = Exclude<AccessAnswer, { kind: 'preparing' }>

/** Polls until the answer is not 'preparing'; never settles once `signal` is aborted. */
export async function pollReport(
  report: ReportPath,
  request: AccessRequest,
  isAutomatic: boolean,
  signal: AbortSignal,
  onPreparing: () => void,
): Promise<FinalAnswer> {
  let losses = 0
  for (let asked = 0; ; asked++) {
    const answer = await requestReport(report, request, isAutomatic || asked > 0)
    if (signal.aborted) return new Promise(() => {})
    if (answer.kind === 'preparing') losses = 0
    else if (asked === 0 || answer.kind !== 'refused' || answer.status || ++losses > toleratedLosses) return answer
    onPreparing()
    await waitForNextPoll(pollDelayMs(answer.kind === 'preparing' ? answer.retryAfterS : 0, asked))
    if (signal.aborted) return new Promise(() => {})
  }
}
