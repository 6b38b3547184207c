import { outlineTexts } from '../details-texts'
import { ReportActions } from './report-actions'

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
      <ReportActions />
    </div>
  )
}
