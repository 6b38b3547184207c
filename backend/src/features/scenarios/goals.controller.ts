import { Body, Controller, Post } from '@nestjs/common'
import { CheckedGoals, CheckGoals } from '@clarity/contracts'
import { Access } from '../../http/access.js'
import { Answers } from '../../http/answers.js'
import { ReportWriter } from '../../providers/report-writer/report-writer.js'
import { ConversationsService } from '../conversations/conversations.service.js'

/** The live test of a scenario's form: nothing is stored. */
@Controller('api/admin/scenarios/goals')
@Access('admin')
export class GoalsController {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly writer: ReportWriter,
  ) {}

  @Post('check')
  @Answers(CheckedGoals)
  async check(@Body({ schema: CheckGoals }) { conversation_id, goals }: CheckGoals): Promise<CheckedGoals> {
    const { conversation } = await this.conversations.getToReport(conversation_id)
    const { goals: results = [], measures } = await this.writer.judge({ ...conversation, goals })
    return { goals: results, measures }
  }
}
