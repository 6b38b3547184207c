import { asCallError, type CallError } from '@clarity/admin-kit'
import type { Scenario } from '@clarity/contracts/scenario'
import { useListAdminScenariosQuery } from './scenarios.api'

interface Scenarios {
  readonly scenarios: readonly Scenario[]
  /** True while they are being fetched, for the first time or again. */
  readonly isLoading: boolean
  /** In milliseconds; 0 before they are there. */
  readonly fetchedAt: number
  readonly error: CallError | null
  retry(): void
}

const none: readonly Scenario[] = []

/**
 * All scenarios, fetched again when a screen opens, unless what there is was fetched at most `freshSecs` ago. Empty after
 * a failure.
 */
export function useScenarios(freshSecs = 0): Scenarios {
  const {
    data = none,
    error,
    isFetching,
    fulfilledTimeStamp = 0,
    refetch,
  } = useListAdminScenariosQuery(undefined, {
    refetchOnMountOrArgChange: freshSecs || true,
  })
  const failed = error && !isFetching ? asCallError(error) : null
  return {
    scenarios: failed?.kind === 'unreadable' ? none : data,
    isLoading: isFetching,
    fetchedAt: fulfilledTimeStamp,
    error: failed,
    retry: () => void refetch(),
  }
}
