import { Module } from '@nestjs/common'
import { FillSaidHandler } from './fill-said.handler.js'
import { IdFinder } from './id-finder.js'
import { PeopleFinder } from './people-finder.js'
import { PhoneFinder } from './phone-finder.js'
import { SaidFinder } from './said-finder.js'
import { SaidStart } from './said-start.js'
import { ScenarioFinder } from './scenario-finder.js'
import { SearchController } from './search.controller.js'
import { SearchService } from './search.service.js'

@Module({
  controllers: [SearchController],
  providers: [
    SearchService,
    PeopleFinder,
    PhoneFinder,
    IdFinder,
    ScenarioFinder,
    SaidFinder,
    FillSaidHandler,
    SaidStart,
  ],
})
export class SearchModule {}
