import { until } from '@clarity/test-kit/until'
import type { StoryPlayer } from './story-player.ts'

const atOnce = 3
const patienceMs = 180_000

interface Accepted {
  readonly requestId: string
  readonly phone: string
}

/** Plays stories in several parallel loops until it is stopped. */
export class ParallelStories {
  /** Every request that was answered. */
  readonly accepted: Accepted[] = []
  /** Numbers whose request got no answer: each may have been accepted, once. */
  readonly unanswered: string[] = []
  readonly faults: string[] = []
  told = 0
  private readonly player: StoryPlayer
  private readonly running: Promise<void[]>
  private isWanted = true
  private phones = 0

  constructor(player: StoryPlayer) {
    this.player = player
    this.running = Promise.all(Array.from({ length: atOnce }, () => this.run()))
  }

  /** Waits until this many more have been played from beginning to end. */
  async more(count: number): Promise<void> {
    const goal = this.told + this.faults.length + atOnce + count
    await until(`${count} more stories`, () => this.told + this.faults.length >= goal, patienceMs)
  }

  async end(): Promise<void> {
    this.isWanted = false
    await this.running
  }

  private async run(): Promise<void> {
    while (this.isWanted) {
      const phone = `+1415555${2000 + this.phones++}`
      const requestId = await this.player.ask(phone).catch(() => null)
      if (requestId === null) this.unanswered.push(phone)
      else await this.tell({ requestId, phone })
    }
  }

  private async tell(accepted: Accepted): Promise<void> {
    this.accepted.push(accepted)
    try {
      await this.player.tell(accepted.requestId, accepted.phone)
      this.told += 1
    } catch (error) {
      this.faults.push(`The story of ${accepted.requestId} broke off: ${(error as Error).message}`)
    }
  }
}
