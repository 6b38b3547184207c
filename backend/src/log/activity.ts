import { AsyncLocalStorage } from 'node:async_hooks'

/** What the process is doing when it logs a line: ids only. */
export interface Activity {
  readonly request?: string
  readonly job?: string
}

const activities = new AsyncLocalStorage<Activity>()

/** Every line that the work logs carries these ids, also after it has waited for something. */
export function runAs<Result>(activity: Activity, work: () => Result): Result {
  return activities.run(activity, work)
}

export function currentActivity(): Activity {
  return activities.getStore() ?? {}
}
