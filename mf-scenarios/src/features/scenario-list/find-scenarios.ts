import type { ListQuery } from '@clarity/admin-kit'
import type { Scenario } from '@clarity/contracts/scenario'
import { languageName } from './language-name'

const read = {
  title: ({ title }) => title,
  description: ({ description }) => description,
  first_message: ({ first_message }) => first_message,
  language: ({ language }) => languageName(language),
  special_campaign: ({ special_campaign }) => special_campaign,
  sort_order: ({ sort_order }) => sort_order,
  is_active: ({ is_active }) => (is_active ? 0 : 1),
} satisfies Record<string, (scenario: Scenario) => string | number>

/** Name of a sortable column. */
export type SortField = keyof typeof read

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** The scenarios whose shown texts contain every word of the search, in the requested order. */
export function findScenarios(scenarios: readonly Scenario[], { q, sort }: ListQuery): readonly Scenario[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const found = scenarios.filter((scenario) => {
    const shown = [read.title, read.description, read.first_message, read.language, read.special_campaign]
      .map((field) => field(scenario).toLowerCase())
      .join('\n')
    return words.every((word) => shown.includes(word))
  })
  const field = sort.replace('-', '')
  if (!(field in read)) return found
  const value = read[field as SortField]
  const direction = sort.startsWith('-') ? -1 : 1
  return found.sort((one, other) => direction * compare(value(one), value(other)))
}

function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other))
}
