import { noticeTexts } from './texts'

/** What stands before any conversation: what this is, and what becomes of it. */
export function AiNotice() {
  return (
    <>
      <p className="begin-lead" id="begin-lead">
        {noticeTexts.lead}
      </p>
      <p className="soft" id="begin-detail">
        {noticeTexts.detail}
      </p>
    </>
  )
}
