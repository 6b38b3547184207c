import { Controller, Get, Param, Post } from '@nestjs/common'
import { Provider, ProviderCheck } from '@clarity/contracts'
import { Access } from '../../http/access.js'
import { Answers, AnswersList } from '../../http/answers.js'
import { ProvidersService } from './providers.service.js'

@Controller('api/admin/providers')
@Access('admin')
export class ProvidersController {
  constructor(private readonly providers: ProvidersService) {}

  @Get()
  @AnswersList(Provider)
  list(): Promise<Provider[]> {
    return this.providers.list()
  }

  @Post(':port/check')
  @Answers(ProviderCheck)
  check(@Param('port') port: string): Promise<ProviderCheck> {
    return this.providers.check(port)
  }
}
