import { Injectable, Inject } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { CONFIG, type Config } from '../config/config.js'
import type { ActionCost, HoldReason, PlannedAction } from './spending.js'
import { SpendingRepository } from './spending.repository.js'

/** Reserves the upper cost of each action before it is performed, and replaces it by the cost afterwards. */
@Injectable()
export class SpendingService {
  constructor(
    private readonly repository: SpendingRepository,
    @Inject(CONFIG) private readonly config: Pick<Config, 'money'>,
  ) {}

  /** Null if the action may be performed: then its upper cost is reserved, until `settle`. May be called again. */
  async reserve(manager: EntityManager, action: PlannedAction): Promise<HoldReason | null> {
    const { isOn, isReserved } = await this.repository.reserve(manager, action, this.config.money.monthlyBudget)
    if (!isOn) return 'stopped'
    return isReserved ? null : 'budget'
  }

  /** May be called again, and for an action without a reservation. */
  async settle(manager: EntityManager, id: string, cost: ActionCost): Promise<void> {
    await this.repository.settle(manager, id, cost)
  }

  /** The scenario that an action for this demo request belongs to. */
  findScenario(manager: EntityManager, demoRequestId: string | null): Promise<string> {
    return this.repository.findScenario(manager, demoRequestId)
  }
}
