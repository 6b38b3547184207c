import type { SearchResults } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { IdFinder } from './id-finder.js'
import { PeopleFinder } from './people-finder.js'
import { PhoneFinder } from './phone-finder.js'
import { SaidFinder } from './said-finder.js'
import { ScenarioFinder } from './scenario-finder.js'

@Injectable()
export class SearchService {
  constructor(
    private readonly people: PeopleFinder,
    private readonly phones: PhoneFinder,
    private readonly ids: IdFinder,
    private readonly scenarios: ScenarioFinder,
    private readonly said: SaidFinder,
  ) {}

  async search(text: string): Promise<SearchResults> {
    const [people, phones, ids, scenarios, said, canCompare] = await Promise.all([
      this.people.find(text),
      this.phones.find(text),
      this.ids.find(text),
      this.scenarios.find(text),
      this.said.find(text),
      this.people.canCompare(),
    ])
    return { people, phones, ids, scenarios, said, exact_only: !canCompare }
  }
}
