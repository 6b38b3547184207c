import {
  BatchCheck,
  BatchSummary,
  CheckBatch,
  CreateBatch,
  Id,
  PageQuery,
  SaveBatch,
  SaveBatchRows,
  SavedBatch,
  StoredBatch,
} from '@clarity/contracts'
import { Body, Controller, Get, Param, Patch, Post, Put, Query, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { setPageHeaders } from '../../database/pagination/page-link.js'
import { Access } from '../../http/access.js'
import { Answers, AnswersList } from '../../http/answers.js'
import { AnswersCsv } from '../../http/csv/answers-csv.js'
import { sendCsv } from '../../http/csv/send-csv.js'
import { SortedBy } from '../../http/sorted-by.js'
import { SessionsService } from '../sessions/sessions.service.js'
import { BatchCheckService } from './batch-check.service.js'
import { batchRowColumns } from './batch-row.csv.js'
import { BatchesService } from './batches.service.js'

const Address = v.object({ id: Id })
type Address = v.InferOutput<typeof Address>

@Controller('api/admin/batches')
@Access('admin')
export class BatchesController {
  constructor(
    private readonly batches: BatchesService,
    private readonly checks: BatchCheckService,
    private readonly sessions: SessionsService,
  ) {}

  @Get()
  @SortedBy('created_at', 'updated_at', 'row_count', 'created_count', 'failed_count')
  @AnswersList(BatchSummary)
  async list(
    @Query({ schema: PageQuery }) query: PageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BatchSummary[]> {
    const { id } = await this.sessions.getAdmin(request)
    const page = await this.batches.listPage(query, id)
    setPageHeaders(reply, page)
    return [...page.rows]
  }

  @Post()
  @Answers(SavedBatch, { status: 201 })
  async create(@Body({ schema: CreateBatch }) body: CreateBatch, @Req() request: FastifyRequest): Promise<SavedBatch> {
    const { id } = await this.sessions.getAdmin(request)
    return this.batches.create(body, id)
  }

  @Post('check')
  @Answers(BatchCheck)
  check(@Body({ schema: CheckBatch }) body: CheckBatch): Promise<BatchCheck> {
    return this.checks.check(body)
  }

  @Get(':id')
  @Answers(StoredBatch)
  get(@Param({ schema: Address }) { id }: Address): Promise<StoredBatch> {
    return this.batches.get(id)
  }

  @Put(':id')
  @Answers(SavedBatch)
  saveAll(
    @Param({ schema: Address }) { id }: Address,
    @Body({ schema: SaveBatch }) body: SaveBatch,
  ): Promise<SavedBatch> {
    return this.batches.saveAll(id, body)
  }

  @Patch(':id/rows')
  @Answers(SavedBatch)
  saveRows(
    @Param({ schema: Address }) { id }: Address,
    @Body({ schema: SaveBatchRows }) body: SaveBatchRows,
  ): Promise<SavedBatch> {
    return this.batches.saveRows(id, body)
  }

  @Get(':id/export')
  @AnswersCsv()
  export(@Param({ schema: Address }) { id }: Address, @Res() reply: FastifyReply): Promise<void> {
    return sendCsv(reply, 'batch', batchRowColumns, this.batches.listRows(id))
  }
}
