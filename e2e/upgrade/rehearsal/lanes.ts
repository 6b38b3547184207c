import { until } from '@clarity/test-kit/until'
import type { Teller } from './tell-story.ts'

const lanes = 3
const patienceMs = 180_000

interface Accepted {
  readonly requestId: string
  readonly phone: string
}

/** Plays stories in parallel lanes, one after the other in each, until it is stopped. */
export class Lanes {
  /** Every request that was answered. */
  readonly accepted: Accepted[] = []
  /** Numbers whose request got no answer: each may have been taken, once. */
  readonly unanswered: string[] = []
  readonly faults: string[] = []
  told = 0
  private readonly teller: Teller
  private readonly running: Promise<void[]>
  private isWanted = true
  private phones = 0

  constructor(teller: Teller) {
    this.teller = teller
    this.running = Promise.all(Array.from({ length: lanes }, () => this.run()))
  }

  /** Waits until this many more have been played from beginning to end. */
  async more(count: number): Promise<void> {
    const goal = this.told + this.faults.length + lanes + count
    await until(`${count} more stories`, () => this.told + this.faults.length >= goal, patienceMs)
  }

  async end(): Promise<void> {
    this.isWanted = false
    await this.running
  }

  private async run(): Promise<void> {
    while (this.isWanted) {
      const phone = `+1415555${2000 + this.phones++}`
      const requestId = await this.teller.ask(phone).catch(() => null)
      if (requestId === null) this.unanswered.push(phone)
      else await this.tell({ requestId, phone })
    }
  }

  private async tell(accepted: Accepted): Promise<void> {
    this.accepted.push(accepted)
    try {
      await this.teller.tell(accepted.requestId, accepted.phone)
      this.told += 1
    } catch (error) {
      this.faults.push(`The story of ${accepted.requestId} broke off: ${(error as Error).message}`)
    }
  }
}
