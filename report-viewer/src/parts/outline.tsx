import { useState } from 'react'
import { outlineTexts } from '../texts'

/** A section's id and its title. */
export type OutlineEntry = readonly [id: string, title: string]

/** The contents, and what one does with a report; shown on wide screens. */
export function Outline({ entries }: { entries: readonly OutlineEntry[] }) {
  return (
    <div className="outline">
      {entries.length > 0 && (
        <nav aria-label={outlineTexts.contents}>
          <ul>
            {entries.map(([id, title]) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
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
