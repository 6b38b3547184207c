import { Body, Controller, Get, Param, Post } from '@nestjs/common'
import { SendTestSms, TestSms } from '@clarity/contracts'
import { Access } from '../../http/access.js'
import { Answers } from '../../http/answers.js'
import { TestSmsService } from './test-sms.service.js'

@Controller('api/admin/providers/sms/test')
@Access('admin')
export class TestSmsController {
  constructor(private readonly testSms: TestSmsService) {}

  @Post()
  @Answers(TestSms, { status: 201 })
  send(@Body({ schema: SendTestSms }) body: SendTestSms): Promise<TestSms> {
    return this.testSms.send(body)
  }

  @Get(':id')
  @Answers(TestSms)
  get(@Param('id') id: string): Promise<TestSms> {
    return this.testSms.get(id)
  }
}
