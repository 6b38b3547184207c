import type { Story } from '../endurance/story.ts'
import type { Stage } from './stage.ts'

/** One kind of failure of a machine, of the network or of a provider. */
export interface Fault {
  readonly name: string
  /** What happens to the providers' events about a story. */
  plan?(story: Story): void
  /** It lasts as long as the work: the recovery is then the whole time of a story. */
  readonly lasts?: boolean
  /** Causes it once, in the middle of the work; resolves when the cause is gone. */
  strike(stage: Stage, work: Promise<unknown>): Promise<void>
}

export interface Outcome {
  readonly fault: string
  readonly strikes: number
  /** Demo requests that were answered with 201. */
  readonly requests: number
  readonly lost: number
  readonly twice: number
  /** From the end of a strike to the end of the last story that it met. */
  readonly slowestMs: number
  /** Every broken promise with its story, and everything else that should not have happened. */
  readonly broken: readonly string[]
}
