import type { Report } from '@clarity/contracts/report'
import { useState } from 'react'
import { goalTexts, measureTexts, outlineTexts, reportTexts } from '../../texts'
import { measureRows } from './measure-rows'

/** The contents, and what one does with a report; shown on wide screens. */
export function Outline({ report }: { report: Report }) {
  return (
    <div className="outline">
      <nav aria-label={outlineTexts.contents}>
        <ul>
          {entriesOf(report).map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <button className="button plain" onClick={() => print()}>
        {outlineTexts.print}
      </button>
      <CopyLink />
    </div>
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

function entriesOf({ goals, keyPoints, measures }: Report) {
  const sections: [id: string, title: string, isThere: boolean][] = [
    ['overview', reportTexts.overview, true],
    ['goals', goalTexts.title, Boolean(goals?.length)],
    ['key-points', reportTexts.keyPoints, keyPoints.length > 0],
    ['talk', measureTexts.title, measureRows(measures).length > 0],
    ['analysis', reportTexts.analysis, true],
    ['action-items', reportTexts.actionItems, true],
  ]
  return sections.filter(([, , isThere]) => isThere)
}
