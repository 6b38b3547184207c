import { NoticeCard } from '../../parts/notice-card'
import { failureTexts } from '../../texts'

interface FailedPageProps {
  message: string
  /** What else may help, below the message. */
  hint?: string | undefined
  onRetry?: () => void
  onOtherEmail?: () => void
}

export function FailedPage({ message, hint, onRetry, onOtherEmail }: FailedPageProps) {
  return (
    <NoticeCard title={failureTexts.title} message={message} hint={hint}>
      {onRetry && (
        <button className="button" onClick={onRetry}>
          {failureTexts.tryAgain}
        </button>
      )}
      {onOtherEmail && (
        <button className="button plain" onClick={onOtherEmail}>
          {failureTexts.otherEmail}
        </button>
      )}
      {(hint || !onRetry) && (
        <a className={`button ${onRetry ? 'plain' : ''}`} href="/">
          {failureTexts.home}
        </a>
      )}
    </NoticeCard>
  )
}
