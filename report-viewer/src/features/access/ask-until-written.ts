import type { ReportPath } from '../../report-path'
import { requestReport, type AccessAnswer } from './request-report'
import { untilNextAsk, waitMs } from './until-next-ask'

/** Lost connections in a row that the wait for a report that is being written lives through. */
const toleratedLosses = 3

type FinalAnswer = Exclude<AccessAnswer, { kind: 'preparing' }>

/** Asks until there is an answer other than 'preparing'; never settles once `signal` is aborted. */
export async function askUntilWritten(
  report: ReportPath,
  email: string,
  signal: AbortSignal,
  onPreparing: () => void,
): Promise<FinalAnswer> {
  let losses = 0
  for (let asked = 0; ; asked++) {
    const answer = await requestReport(report, email)
    if (signal.aborted) return new Promise(() => {})
    if (answer.kind === 'preparing') losses = 0
    else if (asked === 0 || answer.kind === 'opened' || answer.status || ++losses > toleratedLosses) return answer
    onPreparing()
    await untilNextAsk(waitMs(answer.kind === 'preparing' ? answer.retryAfterS : 0, asked))
    if (signal.aborted) return new Promise(() => {})
  }
}
