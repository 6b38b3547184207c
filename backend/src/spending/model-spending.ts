import { Inject, Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { CONFIG, type Config } from '../config/config.js'
import { newId } from '../identifiers/new-id.js'
import { modelPrice, type Tokens } from './prices.js'
import { currentScenario } from './spending-subject.js'
import { SpendingHeld } from './spending.js'
import { SpendingService } from './spending.service.js'

/** Ends a request's reservation with the tokens that it used; null if the server certainly answered nothing. */
export type SettleTokens = (used: Tokens | null) => Promise<void>

/** The cost of requests to a language model. */
@Injectable()
export class ModelSpending {
  constructor(
    private readonly spending: SpendingService,
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Pick<Config, 'money'>,
  ) {}

  /**
   * Reserves what a request can cost at most. Throws SpendingHeld if nothing may be spent. If the process dies before
   * the answer, the amount stays reserved for its month: the request may have been billed.
   */
  async reserve(most: Tokens): Promise<SettleTokens> {
    const { money } = this.config
    const id = `model ${newId()}`
    const plan = {
      id,
      kind: 'model',
      country: '',
      scenarioId: currentScenario(),
      amount: modelPrice(most, money),
    } as const
    const held = await this.dataSource.transaction((manager) => this.spending.reserve(manager, plan))
    if (held) throw new SpendingHeld(held)
    return (used) => {
      const { input, output } = used ?? { input: 0, output: 0 }
      const cost = { units: input + output, spent: modelPrice({ input, output }, money) }
      return this.spending.settle(this.dataSource.manager, id, cost)
    }
  }
}
