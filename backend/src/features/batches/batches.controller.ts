import { BatchCheck, CheckBatch } from '@clarity/contracts'
import { Body, Controller, Post } from '@nestjs/common'
import { Access } from '../../http/access.js'
import { Answers } from '../../http/answers.js'
import { BatchesService } from './batches.service.js'

@Controller('api/admin/batches')
@Access('admin')
export class BatchesController {
  constructor(private readonly batches: BatchesService) {}

  @Post('check')
  @Answers(BatchCheck)
  check(@Body({ schema: CheckBatch }) body: CheckBatch): Promise<BatchCheck> {
    return this.batches.check(body)
  }
}
