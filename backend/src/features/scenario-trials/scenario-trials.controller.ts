import { Body, Controller, Post } from '@nestjs/common'
import { PreviewedReport, PreviewReport, TestReply, TestTalk } from '@clarity/contracts'
import { Access } from '../../http/access.js'
import { Answers } from '../../http/answers.js'
import { ReportPreviewService } from '../reports/report-preview.service.js'
import { TestTalkService } from './test-talk.service.js'

/** Tries a scenario as it is in its form, before it is saved. Nothing is stored, and no one is notified. */
@Controller('api/admin/scenarios')
@Access('admin')
export class ScenarioTrialsController {
  constructor(
    private readonly previews: ReportPreviewService,
    private readonly talks: TestTalkService,
  ) {}

  @Post('report-preview')
  @Answers(PreviewedReport)
  preview(@Body({ schema: PreviewReport }) asked: PreviewReport): Promise<PreviewedReport> {
    return this.previews.preview(asked)
  }

  @Post('test-talk')
  @Answers(TestReply)
  talk(@Body({ schema: TestTalk }) talk: TestTalk): Promise<TestReply> {
    return this.talks.answer(talk)
  }
}
