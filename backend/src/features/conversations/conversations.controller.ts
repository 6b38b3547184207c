import { Conversation, ExportQuery, PageQuery, Transcript } from '@clarity/contracts'
import { Controller, Get, Param, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { setPageHeaders } from '../../database/pagination/page-link.js'
import { Access } from '../../http/access.js'
import { SortedBy } from '../../http/sorted-by.js'
import { Answers, AnswersList } from '../../http/answers.js'
import { AnswersAnalysts } from '../../http/for-analysts.js'
import { AnswersCsv } from '../../http/csv/answers-csv.js'
import { sendCsv } from '../../http/csv/send-csv.js'
import { conversationColumns } from './conversation.csv.js'
import { toConversation } from './conversation.mapper.js'
import { ConversationsService } from './conversations.service.js'

const sorts = [
  'id',
  'created_at',
  'scenario_title',
  'recipient_name',
  'manager_name',
  'recipient_phone',
  'manager_phone',
] as const

@Controller('api/admin/conversations')
@Access('admin')
export class ConversationsController {
  constructor(private readonly conversations: ConversationsService) {}

  @Get()
  @AnswersAnalysts()
  @SortedBy(...sorts)
  @AnswersList(Conversation)
  async list(
    @Query({ schema: PageQuery }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Conversation[]> {
    const page = await this.conversations.listPage(query)
    setPageHeaders(reply, page)
    return page.rows.map(toConversation)
  }

  @Get('export')
  @SortedBy(...sorts)
  @AnswersCsv()
  export(@Query({ schema: ExportQuery }) query: ExportQuery, @Res() reply: FastifyReply): Promise<void> {
    return sendCsv(reply, 'conversations', conversationColumns, this.conversations.listAll(query))
  }

  @Get(':id/transcript')
  @AnswersAnalysts()
  @Answers(Transcript)
  getTranscript(@Param('id') id: string): Promise<Transcript> {
    return this.conversations.getTranscript(id)
  }
}
