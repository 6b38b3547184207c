import { setTimeout as pause } from 'node:timers/promises'
import type { SeededRandom } from './seeded-random.ts'
import type { ServerPair } from './server-pair.ts'

/** When a server is killed. After a vendor's action its answer has not been sent yet. */
export const killMoments = [
  'Twilio has taken a message',
  'ElevenLabs has placed a call',
  'a text is in its hands',
  'the model has written',
  'an event is in its hands',
  'Twilio was asked what it took',
  'a demo request is in its hands',
  'ElevenLabs has given an address',
  'both at once',
  'ElevenLabs was asked for a call',
  'a delivery report is in its hands',
  'ElevenLabs was asked for an end',
  'at any time',
] as const
export type KillMoment = (typeof killMoments)[number]

/** The maximum wait for a moment while both servers are up. */
const patienceMs = 6_000
const lookEveryMs = 200
const longestHandsMs = 12

/** The maximum number of pending kills before new stories wait for them. */
const maxArmed = 6

/**
 * Kills one server after the other, at each kind of moment in turn; never the last running one, unless both are meant.
 */
export class KillPlan {
  readonly done = new Map<KillMoment, number>()
  private armed: { readonly moment: KillMoment; leftMs: number }[] = []
  private next = 0
  private left: number
  private readonly machines: ServerPair
  private readonly random: SeededRandom
  private readonly timer: NodeJS.Timeout

  constructor(machines: ServerPair, random: SeededRandom, count: number) {
    this.machines = machines
    this.random = random
    this.left = count
    this.timer = setInterval(() => this.look(), lookEveryMs)
  }

  get count(): number {
    return [...this.done.values()].reduce((sum, each) => sum + each, 0)
  }

  /** Waits until the kills have caught up with the stories: a start takes longer than a story. */
  async keepUp(): Promise<void> {
    while (this.armed.length > maxArmed) await pause(lookEveryMs)
  }

  /** Schedules the next kill at its moment. */
  arm(): void {
    if (this.left <= 0) return
    const moment = killMoments[this.next % killMoments.length]!
    this.next += 1
    this.left -= moment === 'both at once' ? 2 : 1
    const isAnyTime = moment === 'at any time' || moment === 'both at once'
    this.armed.push({ moment, leftMs: isAnyTime ? this.random.below(2_000) : patienceMs })
  }

  /** Reports a moment, at the server of this host or port. */
  see(moment: KillMoment, hostOrPort: string | number): void {
    if (!this.armed.some((each) => each.moment === moment) || this.machines.listUp().length < 2) return
    const machine = this.machines.find(hostOrPort)
    if (!machine) return
    this.armed.splice(
      this.armed.findIndex((each) => each.moment === moment),
      1,
    )
    this.note(moment)
    // It may or may not have stored what it is processing.
    if (typeof hostOrPort === 'number') setTimeout(() => this.machines.kill(machine), this.random.below(longestHandsMs))
    else this.machines.kill(machine)
  }

  /** Waits until every planned kill has happened. */
  async finish(): Promise<void> {
    while (this.left > 0) this.arm()
    while (this.armed.length > 0) await pause(lookEveryMs)
    clearInterval(this.timer)
    await this.machines.allUp()
  }

  private look(): void {
    const up = this.machines.listUp()
    if (up.length < 2) return
    for (const each of this.armed) each.leftMs -= lookEveryMs
    const due = this.armed.find(({ leftMs }) => leftMs <= 0)
    if (!due) return
    this.armed = this.armed.filter((each) => each !== due)
    if (due.moment === 'both at once') {
      for (const machine of up) this.kill(due.moment, machine)
      return
    }
    this.kill('at any time', up[this.random.below(up.length)]!)
  }

  private kill(moment: KillMoment, machine: Parameters<ServerPair['kill']>[0]): void {
    this.note(moment)
    this.machines.kill(machine)
  }

  private note(moment: KillMoment): void {
    this.done.set(moment, (this.done.get(moment) ?? 0) + 1)
  }
}
