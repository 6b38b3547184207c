import { setTimeout as pause } from 'node:timers/promises'
import type { Chance } from './chance.ts'
import type { Machines } from './machines.ts'

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

/** A moment that does not come by itself while both are up is not waited for longer than this. */
const patienceMs = 6_000
const lookEveryMs = 200
const longestHandsMs = 12

/** So many may wait for their moment before the stories wait for them. */
const mostArmed = 6

/** Kills one server after the other, at each kind of moment in turn, never the last one that is up unless both are meant. */
export class KillPlan {
  readonly done = new Map<KillMoment, number>()
  private armed: { readonly moment: KillMoment; leftMs: number }[] = []
  private next = 0
  private left: number
  private readonly machines: Machines
  private readonly chance: Chance
  private readonly timer: NodeJS.Timeout

  constructor(machines: Machines, chance: Chance, count: number) {
    this.machines = machines
    this.chance = chance
    this.left = count
    this.timer = setInterval(() => this.look(), lookEveryMs)
  }

  get count(): number {
    return [...this.done.values()].reduce((sum, each) => sum + each, 0)
  }

  /** Until the kills keep up with the stories: a start takes longer than a story. */
  async keepUp(): Promise<void> {
    while (this.armed.length > mostArmed) await pause(lookEveryMs)
  }

  /** Lets the next kill come at its moment. */
  arm(): void {
    if (this.left <= 0) return
    const moment = killMoments[this.next % killMoments.length]!
    this.next += 1
    this.left -= moment === 'both at once' ? 2 : 1
    const isAnyTime = moment === 'at any time' || moment === 'both at once'
    this.armed.push({ moment, leftMs: isAnyTime ? this.chance.below(2_000) : patienceMs })
  }

  /** This is happening now, at the machine of this host or port. */
  see(moment: KillMoment, hostOrPort: string | number): void {
    if (!this.armed.some((each) => each.moment === moment) || this.machines.listUp().length < 2) return
    const machine = this.machines.find(hostOrPort)
    if (!machine) return
    this.armed.splice(
      this.armed.findIndex((each) => each.moment === moment),
      1,
    )
    this.note(moment)
    // What it has in its hands it may have stored, or not yet.
    if (typeof hostOrPort === 'number') setTimeout(() => this.machines.kill(machine), this.chance.below(longestHandsMs))
    else this.machines.kill(machine)
  }

  /** Until every kill that was planned has happened. */
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
    this.kill('at any time', up[this.chance.below(up.length)]!)
  }

  private kill(moment: KillMoment, machine: Parameters<Machines['kill']>[0]): void {
    this.note(moment)
    this.machines.kill(machine)
  }

  private note(moment: KillMoment): void {
    this.done.set(moment, (this.done.get(moment) ?? 0) + 1)
  }
}
