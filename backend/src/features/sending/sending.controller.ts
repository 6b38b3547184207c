import { Body, Controller, Get, Put } from '@nestjs/common'
import { Sending, SetSending } from '@clarity/contracts'
import { Access } from '../../http/access.js'
import { Answers } from '../../http/answers.js'
import { AnswersAnalysts } from '../../http/for-analysts.js'
import { Recorded } from '../../http/recorded.js'
import { SendingService } from './sending.service.js'

@Controller('api/admin/sending')
@Access('admin')
export class SendingController {
  constructor(private readonly sending: SendingService) {}

  @Get()
  @AnswersAnalysts()
  @Answers(Sending)
  get(): Promise<Sending> {
    return this.sending.get()
  }

  @Put()
  @Recorded('setting')
  @Answers(Sending)
  set(@Body({ schema: SetSending }) body: SetSending): Promise<Sending> {
    return this.sending.set(body)
  }
}
