import { AsyncLocalStorage } from 'node:async_hooks'

const scenarios = new AsyncLocalStorage<string>()

/** What the work asks of language models counts for this scenario. */
export function spendFor<Result>(scenarioId: string, work: () => Result): Result {
  return scenarios.run(scenarioId, work)
}

/** Empty if the work belongs to none, such as a check. */
export function currentScenario(): string {
  return scenarios.getStore() ?? ''
}
