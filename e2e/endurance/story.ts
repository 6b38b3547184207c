import type { Step } from './fault-table.ts'

/**
 * The course of a story: a call after YES, for oneself or for a person named by a manager; several requests of an admin
 * in a row; the link; an unanswered call, then YES again; YES said repeatedly; STOP in the middle.
 */
export type StoryKind = 'self' | 'manager' | 'batch' | 'missed' | 'doubled' | 'link' | 'stopped'

/** One demo request, with its people's numbers. */
export interface Demo {
  readonly role: 'recipient' | 'manager'
  readonly recipientName: string
  readonly recipientPhone: string
  readonly managerPhone: string
  /** Null without an answer: it is unknown whether the request was accepted. */
  requestId: string | null
  shortCode: string
  /** The results of the calls to the recipient, in order. */
  readonly callResults: readonly ('answered' | 'voicemail' | 'busy' | 'no_answer' | 'failed')[]
}

interface PlannedFault {
  readonly step: Step
  readonly fault: string
  /** The number of opportunities that pass before it happens. */
  skip: number
}

/** One story, its planned faults, and what happened. */
export class Story {
  readonly demos: Demo[] = []
  readonly history: string[] = []
  readonly plan: PlannedFault[] = []
  readonly met: { step: Step; fault: string }[] = []
  violation: string | null = null
  tookMs = 0
  readonly number: number
  readonly kind: StoryKind

  constructor(number: number, kind: StoryKind) {
    this.number = number
    this.kind = kind
  }

  /** A word that is unique to this story. */
  get word(): string {
    return `Tamarisk${String(this.number).padStart(5, '0')}`
  }

  /** Every person has their own network, because limits count by network. */
  get address(): string {
    return `10.${this.number >> 8}.${this.number & 255}.1`
  }

  note(what: string): void {
    this.history.push(`${new Date().toISOString().slice(11, 23)} ${what}`)
  }

  /** The fault of this step, now; null for none. */
  takeFault(step: Step): string | null {
    const at = this.plan.findIndex((planned) => planned.step === step)
    const planned = this.plan[at]
    if (!planned) return null
    if (planned.skip > 0) {
      planned.skip -= 1
      return null
    }
    this.plan.splice(at, 1)
    this.meet(step, planned.fault)
    return planned.fault
  }

  meet(step: Step, fault: string): void {
    this.met.push({ step, fault })
    this.note(`${step}: ${fault}`)
  }

  fault(step: Step): string | undefined {
    return this.plan.find((planned) => planned.step === step)?.fault
  }
}
