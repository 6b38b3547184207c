import { useState } from 'react'
import { outlineTexts } from '../details-texts'

/** What one does with a report: beside it on wide screens, below it on others. */
export function ReportActions() {
  return (
    <>
      <button className="button plain" onClick={() => print()}>
        {outlineTexts.print}
      </button>
      <CopyLink />
    </>
  )
}

/** Copies the address without its query: `skip_email` works for admins only. */
function CopyLink() {
  const [said, setSaid] = useState('')
  async function copy() {
    try {
      await navigator.clipboard.writeText(location.origin + location.pathname)
      setSaid(outlineTexts.copied)
    } catch {
      setSaid(outlineTexts.copyFailed)
    }
  }
  return (
    <>
      <button className="button plain" onClick={() => void copy()}>
        {outlineTexts.copy}
      </button>
      <p className="quiet" role="status">
        {said}
      </p>
    </>
  )
}
