import { demoSessionTexts } from '@clarity/contracts/demo-session'
import type { Caption } from './captions'
import { Over } from './over-notice'
import { overTexts } from './texts'
import { useFinishedReport } from './use-finished-report'

interface FinishedNoticeProps {
  requestId: string
  captions?: readonly Caption[]
  language?: string | null
}

/** The end, and the report's link as soon as there is one. */
export function FinishedNotice({ requestId, captions = [], language = null }: FinishedNoticeProps) {
  const reportPath = useFinishedReport(requestId)
  return (
    <Over title={overTexts.finished} captions={captions} language={language}>
      <p className="soft">{demoSessionTexts.finished}</p>
      {reportPath ? (
        <a className="button" href={reportPath}>
          {overTexts.report}
        </a>
      ) : (
        <p className="writing" role="status">
          {overTexts.writing}
        </p>
      )}
    </Over>
  )
}
