import { ChangeReportLinks, ReportLink, SetAllowedReaders } from '@clarity/contracts'
import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common'
import { Access } from '../../http/access.js'
import { Answers, AnswersList } from '../../http/answers.js'
import { Recorded } from '../../http/recorded.js'
import { ReportLinksService } from './report-links.service.js'

@Controller('api/admin/reports')
@Access('admin')
export class ReportLinksController {
  constructor(private readonly links: ReportLinksService) {}

  @Post('links')
  @Recorded('setting')
  @AnswersList(ReportLink)
  change(@Body({ schema: ChangeReportLinks }) body: ChangeReportLinks): Promise<ReportLink[]> {
    return this.links.change(body)
  }

  @Get(':id/link')
  @Answers(ReportLink)
  get(@Param('id') id: string): Promise<ReportLink> {
    return this.links.get(id)
  }

  @Put(':id/readers')
  @Recorded('setting')
  @Answers(ReportLink)
  setReaders(
    @Param('id') id: string,
    @Body({ schema: SetAllowedReaders }) body: SetAllowedReaders,
  ): Promise<ReportLink> {
    return this.links.setReaders(id, body.allowed_readers)
  }
}
