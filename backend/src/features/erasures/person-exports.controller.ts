import { Body, Controller, Header, Post } from '@nestjs/common'
import { NamePerson, PersonExport } from '@clarity/contracts'
import { Access } from '../../http/access.js'
import { Answers } from '../../http/answers.js'
import { Recorded } from '../../http/recorded.js'
import { ErasuresService } from './erasures.service.js'

@Controller('api/admin/person-exports')
@Access('admin')
export class PersonExportsController {
  constructor(private readonly erasures: ErasuresService) {}

  @Post()
  @Recorded('export')
  @Header('content-disposition', 'attachment; filename="person.json"')
  @Answers(PersonExport)
  export(@Body({ schema: NamePerson }) body: NamePerson): Promise<PersonExport> {
    return this.erasures.export(body)
  }
}
