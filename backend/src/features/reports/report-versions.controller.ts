import { Controller, Get, Param, Post } from '@nestjs/common'
import { ReportVersion, ReportVersionText } from '@clarity/contracts'
import { Access } from '../../http/access.js'
import { Answers, AnswersList } from '../../http/answers.js'
import { AnswersAnalysts } from '../../http/for-analysts.js'
import { ReportVersionsService } from './report-versions.service.js'

@Controller('api/admin/reports/:id/versions')
@Access('admin')
export class ReportVersionsController {
  constructor(private readonly versions: ReportVersionsService) {}

  @Get()
  @AnswersAnalysts()
  @Access('reports:read')
  @AnswersList(ReportVersion)
  list(@Param('id') id: string): Promise<ReportVersion[]> {
    return this.versions.list(id)
  }

  @Get(':version')
  @Access('reports:read')
  @Answers(ReportVersionText)
  getText(@Param('id') id: string, @Param('version') version: string): Promise<ReportVersionText> {
    return this.versions.getText(id, version)
  }

  @Post(':version/restore')
  @Answers(ReportVersion, { status: 201 })
  restore(@Param('id') id: string, @Param('version') version: string): Promise<ReportVersion> {
    return this.versions.restore(id, version)
  }
}
