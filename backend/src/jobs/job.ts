/** What a queue is called and how long it is tried. The name is stored with every job: renaming one loses its jobs. */
export interface JobDefinition<Payload extends object> {
  readonly name: string
  /** Tries after the first, each after a growing pause. */
  readonly retries: number
  /** Longest run of one try. */
  readonly timeoutSecs: number
  readonly payload?: Payload
}

export type PayloadOf<Definition> = Definition extends JobDefinition<infer Payload> ? Payload : never

/** Defines a job. Its payload holds ids, never data that could change or that must not be in a log. */
export function defineJob<Payload extends object>(
  name: string,
  { retries = 8, timeoutSecs = 120 }: { retries?: number; timeoutSecs?: number } = {},
): JobDefinition<Payload> {
  return { name, retries, timeoutSecs }
}

/**
 * Does one kind of job. May be called again after it has succeeded, because a process can die between the effect and
 * its note: whatever it does must find out by itself that it was done.
 */
export abstract class JobHandler<Payload extends object = object> {
  abstract readonly job: JobDefinition<Payload>
  /** Throws to be tried again. */
  abstract handle(payload: Payload): Promise<void>
  /** Called when every try has failed, or died with its process: what waits for the job must learn that it is over. */
  onExhausted?(payload: Payload): Promise<void>
}
