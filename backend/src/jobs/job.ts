/** A job's queue name and retry limits. The name is stored with every job: renaming one loses its jobs. */
export interface JobDefinition<Payload extends object> {
  readonly name: string
  /** Retries after the first try, with exponential backoff. */
  readonly retries: number
  /** Time limit of one try. */
  readonly timeoutSecs: number
  readonly payload?: Payload
}

export type PayloadOf<Definition> = Definition extends JobDefinition<infer Payload> ? Payload : never

/** Defines a job. Its payload holds only ids: other data could change, or must not be in a log. */
export function defineJob<Payload extends object>(
  name: string,
  { retries = 8, timeoutSecs = 120 }: { retries?: number; timeoutSecs?: number } = {},
): JobDefinition<Payload> {
  return { name, retries, timeoutSecs }
}

/**
 * Handles one kind of job. May be called again after it has succeeded, because a process can die between the effect and
 * its record: the handler must detect that the work is done.
 */
export abstract class JobHandler<Payload extends object = object> {
  abstract readonly job: JobDefinition<Payload>
  /** Throws to be retried. */
  abstract handle(payload: Payload): Promise<void>
  /** Called when all retries have failed or died with their process: the rows that wait for the job must be closed. */
  onExhausted?(payload: Payload): Promise<void>
}
