import { heldTexts } from '@clarity/contracts'
import { Unavailable } from '../http/failures.js'
import type { Micros } from '../config/money-settings.js'

export const costKinds = ['text', 'call', 'model'] as const
export type CostKind = (typeof costKinds)[number]

/** Why nothing may be spent: an admin's switch, or the budget. */
export type HoldReason = keyof typeof heldTexts

/** An action that costs money, before it is performed. */
export interface PlannedAction {
  /** One reservation for each id, however often it is asked for. */
  readonly id: string
  readonly kind: CostKind
  /** ISO code; empty for none. */
  readonly country: string
  /** Empty for none. */
  readonly scenarioId: string
  /** The most that it can cost. */
  readonly amount: Micros
}

/** What an action has cost. Nothing of it is counted without units: it did not happen. */
export interface ActionCost {
  readonly units: number
  readonly spent: Micros
}

export const nothingSpent: ActionCost = { units: 0, spent: 0 }

/** Nothing may be spent now. A job waits; the caller of a route gets 503 with this sentence. */
export class SpendingHeld extends Unavailable {
  constructor(readonly reason: HoldReason) {
    super(`This has to wait: ${heldTexts[reason]}.`)
  }
}
