import type { Ref } from 'react'
import { texts } from './texts'
import type { SearchGroup } from './use-search-groups'

interface ResultListProps {
  readonly ref: Ref<HTMLDivElement>
  readonly id: string
  readonly groups: readonly SearchGroup[]
  /** Index over all groups; -1 for none. */
  readonly chosen: number
  optionId(index: number): string
  onOpen(index: number): void
}

/** The results by kind. The focus stays in the field, which names the chosen one. */
export function ResultList({ ref, id, groups, chosen, optionId, onOpen }: ResultListProps) {
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { results }) => sum + results.length, 0))
  return (
    <div ref={ref} id={id} role="listbox" aria-label={texts.results} className="search-results">
      {groups.map(({ kind, results }, group) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <div id={`${id}-${kind}`} className="search-kind" role="presentation">
            {texts.kinds[kind]}
          </div>
          {results.map(({ title, detail, path }, at) => {
            const index = starts[group]! + at
            return (
              // The field's keys choose and open it.
              <div
                key={`${path} ${title}`}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === chosen}
                className="search-result"
                onClick={() => onOpen(index)}
              >
                <span dir="auto">{title}</span>
                {detail !== '' && (
                  <span className="search-detail" dir="auto">
                    {detail}
                  </span>
                )}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
