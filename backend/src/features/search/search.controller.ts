import { SearchQuery, SearchResults } from '@clarity/contracts'
import { Controller, Get, Query } from '@nestjs/common'
import { Access } from '../../http/access.js'
import { Answers } from '../../http/answers.js'
import { AnswersAnalysts } from '../../http/for-analysts.js'
import { SearchService } from './search.service.js'

@Controller('api/admin/search')
@Access('admin')
export class SearchController {
  constructor(private readonly service: SearchService) {}

  @Get()
  @AnswersAnalysts()
  @Answers(SearchResults)
  search(@Query({ schema: SearchQuery }) { q }: SearchQuery): Promise<SearchResults> {
    return this.service.search(q)
  }
}
