import type { Caption } from './captions'
import { Over } from './over-notice'
import { overTexts } from './texts'
import { useFinishedReport } from './use-finished-report'

interface FinishedNoticeProps {
  requestId: string
  captions?: readonly Caption[]
  language?: string | null
}

/** The end: what happens next, and the report's link as soon as there is one. */
export function FinishedNotice({ requestId, captions = [], language = null }: FinishedNoticeProps) {
  const { path, isClosed } = useFinishedReport(requestId)
  return (
    <Over title={overTexts.finished} sign={<FinishedSign />} captions={captions} language={language}>
      {isClosed ? (
        <p>{overTexts.closed}</p>
      ) : (
        <>
          <p>{overTexts.next}</p>
          {path === null ? (
            <p className="writing" role="status">
              {overTexts.writing}
            </p>
          ) : (
            <a className="button" href={path}>
              {overTexts.report}
            </a>
          )}
        </>
      )}
    </Over>
  )
}

const FinishedSign = () => (
  <svg className="finished-sign" viewBox="0 0 48 48" aria-hidden="true">
    <circle cx="24" cy="24" r="21" />
    <path d="m15 24.5 6.5 6.5L34 18" />
  </svg>
)
