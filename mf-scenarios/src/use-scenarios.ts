import { asCallError, type CallError } from '@clarity/admin-kit'
import type { Scenario } from '@clarity/contracts/scenario'
import { useListAdminScenariosQuery } from './scenarios.api'

interface Scenarios {
  readonly scenarios: readonly Scenario[]
  /** True while they are being fetched, for the first time or again. */
  readonly isLoading: boolean
  readonly error: CallError | null
  retry(): void
}

const none: readonly Scenario[] = []

/** All scenarios, fetched again whenever a screen opens. Empty after a failure. */
export function useScenarios(): Scenarios {
  const {
    data = none,
    error,
    isFetching,
    refetch,
  } = useListAdminScenariosQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const failed = error && !isFetching ? asCallError(error) : null
  return {
    scenarios: failed?.kind === 'unreadable' ? none : data,
    isLoading: isFetching,
    error: failed,
    retry: () => void refetch(),
  }
}
