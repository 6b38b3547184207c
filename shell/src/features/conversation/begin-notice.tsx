import { Icon } from './icon'
import { noticeTexts } from './texts'

interface BeginNoticeProps {
  canListen: boolean
  startText: string
  actionText: string
  onStart: () => void
}

/** Before anything: what this is. The one button is notice and gesture in one. */
export function BeginNotice({ canListen, startText, actionText, onStart }: BeginNoticeProps) {
  return (
    <div className="begin">
      <p className="begin-lead" id="begin-lead">
        {noticeTexts.lead}
      </p>
      <p className="soft" id="begin-detail">
        {noticeTexts.detail}
      </p>
      <button type="button" className="begin-button" aria-describedby="begin-lead begin-detail" onClick={onStart}>
        <Icon name={canListen ? 'microphone' : 'keyboard'} />
        {startText}
      </button>
      <p className="begin-action">{actionText}</p>
      <p className="soft small">{canListen ? noticeTexts.canListen : noticeTexts.cannotListen}</p>
      {canListen && <p className="soft small">{noticeTexts.microphone}</p>}
    </div>
  )
}
