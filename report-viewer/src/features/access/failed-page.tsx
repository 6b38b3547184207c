import { NoticeCard } from '../../parts/notice-card'
import { failureTexts } from '../../texts'

interface FailedPageProps {
  message: string
  onRetry?: () => void
  onOtherEmail?: () => void
}

export function FailedPage({ message, onRetry, onOtherEmail }: FailedPageProps) {
  return (
    <NoticeCard title={failureTexts.title} message={message}>
      {onRetry && <button onClick={onRetry}>{failureTexts.tryAgain}</button>}
      {onOtherEmail ? (
        <button className="plain" onClick={onOtherEmail}>
          {failureTexts.otherEmail}
        </button>
      ) : (
        !onRetry && (
          <a className="button" href="/">
            {failureTexts.home}
          </a>
        )
      )}
    </NoticeCard>
  )
}
