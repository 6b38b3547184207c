import { scenarioTexts, type ScenarioChoice } from '@clarity/contracts/scenario'
import { useEffect, useState } from 'react'
import { useBatchScenariosQuery } from '../../../batch.api'

export interface Scenarios {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly list: readonly ScenarioChoice[]
  /** Undefined if there is no scenario to choose. */
  readonly chosen: string | undefined
  choose(this: void, id: string): void
  reload(this: void): void
}

/** Every scenario, with the first one selected. A failure to fetch them is only logged (docs/behaviour.md#batches). */
export function useScenarios(): Scenarios {
  const {
    data: list = [],
    error,
    isFetching,
    refetch,
  } = useBatchScenariosQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const [picked, choose] = useState<string>()

  useEffect(() => {
    if (error) console.error(scenarioTexts.fetchFailed, error)
  }, [error])

  const isPicked = list.some(({ id }) => id === picked)
  const isEmpty = list.length === 0
  return {
    state: isEmpty && isFetching ? 'loading' : isEmpty && error ? 'failed' : 'ready',
    list,
    chosen: isPicked ? picked : list[0]?.id,
    choose,
    reload: () => void refetch(),
  }
}
