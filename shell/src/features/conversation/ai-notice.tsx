import { noticeTexts } from './texts'

/** Shown before every conversation: that it is an AI, and what happens to the recording. */
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
