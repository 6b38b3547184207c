import type { Scenario } from '@clarity/contracts/scenario'

/** The fields that decide the position of a scenario; `id` null for a new one. */
export type Positioned = Pick<Scenario, 'title' | 'sort_order' | 'is_active' | 'special_campaign'> & {
  readonly id: string | null
}

export interface Position {
  /** From 1, among the active scenarios of its campaign. */
  readonly number: number
  /** The title of the scenario right before it; null if it comes first. */
  readonly after: string | null
  /** The first active one of all campaigns is preselected in the admin. */
  readonly isFirstOfAll: boolean
}

/** The position of a scenario among the others, in the server's order; null if it is hidden. */
export function findPosition(scenario: Positioned, all: readonly Positioned[]): Position | null {
  if (!scenario.is_active) return null
  const before = all
    .filter((other) => other.id !== scenario.id && other.is_active && inOrder(other, scenario) < 0)
    .sort(inOrder)
  const offered = before.filter((other) => other.special_campaign === scenario.special_campaign)
  return { number: offered.length + 1, after: offered.at(-1)?.title ?? null, isFirstOfAll: before.length === 0 }
}

const stepBehind = 10
const largest = 1_000_000

/** A sort order after every other scenario's, with a gap. */
export function lastSortOrder(others: readonly Positioned[]): number {
  return Math.min(largest, Math.max(0, ...others.map(({ sort_order }) => sort_order + stepBehind)))
}

function inOrder(one: Positioned, other: Positioned): number {
  return one.sort_order - other.sort_order || one.title.localeCompare(other.title)
}
