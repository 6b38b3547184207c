import {
  CombinedReportRow,
  Conversation,
  defaultCombinedReportPrompt,
  GeneratedCombinedReport,
  ReportRow,
  ReportView,
  Scenario,
  type SaveScenario,
} from '@clarity/contracts'
import { ApiClient } from '@clarity/test-kit/api-client'
import { array } from 'valibot'
import { adminEmail, adminPassword } from './server.ts'

/** What an admin does and looks up, over HTTP. */
export class AdminApi {
  readonly api: ApiClient

  constructor(api: ApiClient) {
    this.api = api
  }

  static async signedIn(url: string): Promise<AdminApi> {
    const api = new ApiClient(url)
    const { status } = await api.signIn(adminEmail, adminPassword)
    if (status !== 204) throw new Error(`Signing in answered ${status}.`)
    return new AdminApi(api)
  }

  async reports(): Promise<ReportRow[]> {
    return (await this.api.get('/api/admin/reports?limit=500')).as(array(ReportRow))
  }

  /** The views of one report, newest first. */
  async reportViews(reportId: string): Promise<ReportView[]> {
    const views = (await this.api.get('/api/admin/report-views?limit=500')).as(array(ReportView))
    return views.filter((view) => view.report_id === reportId)
  }

  async conversations(): Promise<Conversation[]> {
    return (await this.api.get('/api/admin/conversations?limit=500')).as(array(Conversation))
  }

  async combinedReports(): Promise<CombinedReportRow[]> {
    return (await this.api.get('/api/admin/combined-reports?limit=500')).as(array(CombinedReportRow))
  }

  /** Returns its short code once it is written, or, without a worker, after the server's time limit. */
  async generateCombinedReport(conversationIds: string[]): Promise<string> {
    const asked = { conversationIds, prompt: defaultCombinedReportPrompt }
    return (await this.api.post('/api/admin/combined-reports/generate', asked)).as(GeneratedCombinedReport).shortCode
  }

  async scenarios(): Promise<Scenario[]> {
    return (await this.api.get('/api/admin/scenarios')).as(array(Scenario))
  }

  async createScenario(scenario: Partial<SaveScenario>): Promise<Scenario> {
    return (await this.api.post('/api/admin/scenarios', scenario)).as(Scenario)
  }
}
