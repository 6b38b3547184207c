import { useDebouncedValue } from '@mantine/hooks'
import type { SearchResult, SearchResultKind } from '@clarity/contracts/search'
import { linksOf } from '../registry/links'
import { useRegistry } from '../registry/registry-provider'
import { texts as adminTexts } from '../texts'
import { useSearchQuery } from './search.api'
import { texts } from './texts'

export interface SearchGroup {
  readonly kind: SearchResultKind | 'pages'
  readonly results: readonly SearchResult[]
}

const typingPauseMs = 150
const fewestLetters = 2
const kinds = ['people', 'phones', 'said', 'ids', 'scenarios'] as const

/** What was found by the typed text, in groups without an empty one, and the sentence about it. */
export function useSearchGroups(typed: string) {
  const text = typed.trim()
  const [q] = useDebouncedValue(text, typingPauseMs)
  const isLong = q.length >= fewestLetters && text.length >= fewestLetters
  const { currentData, isError } = useSearchQuery(q, { skip: !isLong })
  const pages: SearchGroup = { kind: 'pages', results: usePages(text) }
  const found = isLong && currentData ? kinds.map((kind) => ({ kind, results: currentData[kind] })) : []
  const groups = [pages, ...found].filter(({ results }) => results.length > 0)
  const count = groups.reduce((sum, { results }) => sum + results.length, 0)
  const isDone = currentData !== undefined && q === text
  const words = count > 0 ? texts.found(count) : texts.none
  const status = !isLong ? texts.hint : isError ? texts.failed : isDone ? words : texts.searching
  return { groups, status, isExactOnly: isLong && currentData?.exact_only === true }
}

/** The admin's pages by the beginnings of their names' words. */
function usePages(text: string): SearchResult[] {
  const registry = useRegistry()
  const { frame } = adminTexts
  if (text === '') return []
  const own = [
    { path: '/admin', label: frame.dashboard },
    { path: '/admin/personal-data', label: frame['personal-data'] },
    { path: '/admin/costs', label: frame.costs },
    { path: '/admin/report-runs', label: frame.reportRuns },
    { path: '/admin/providers', label: frame.providers },
    { path: '/admin/webhooks', label: frame.webhooks },
    { path: '/admin/modules', label: frame.modules },
  ]
  return [...linksOf(registry), ...own]
    .filter(({ label }) => ` ${label.toLowerCase()}`.includes(` ${text.toLowerCase()}`))
    .map(({ path, label }) => ({ title: label, detail: '', path }))
}
