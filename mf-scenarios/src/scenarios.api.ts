import { api, pagedList } from '@clarity/admin-kit'
import { Conversation } from '@clarity/contracts/conversation'
import type { Goal } from '@clarity/contracts/goal'
import { CheckedGoals, type CheckGoals } from '@clarity/contracts/goal-check'
import { Scenario, type SaveScenario } from '@clarity/contracts/scenario'
import { PreviewedReport, TestReply, type PreviewReport, type TestTalk } from '@clarity/contracts/scenario-trial'
import { array } from 'valibot'

const path = '/api/admin/scenarios'
const list = { type: 'List', id: path } as const

interface ScenarioToSave {
  /** Null for one that does not exist yet. */
  readonly id: string | null
  readonly scenario: SaveScenario
}

interface GoalsToCheck extends CheckGoals {
  /** The goals as they are in the form, to see whether they have changed since. */
  readonly typed: readonly Goal[]
}

interface ReportToPreview {
  readonly asked: PreviewReport
  /** The fields as they are in the form, to see whether they have changed since. */
  readonly typed: string
}

export const {
  useListAdminScenariosQuery,
  useSaveAdminScenarioMutation,
  useDeleteAdminScenarioMutation,
  useListConversationsToCheckInfiniteQuery,
  useCheckGoalsMutation,
  usePreviewReportMutation,
  useTestTalkMutation,
} = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listAdminScenarios: build.query<Scenario[], void>({
      query: () => path,
      rawResponseSchema: array(Scenario),
      providesTags: [list],
    }),
    // Nothing to invalidate: the list is fetched again when it is opened.
    saveAdminScenario: build.mutation<unknown, ScenarioToSave>({
      query: ({ id, scenario }) =>
        id === null
          ? { path, method: 'POST', body: scenario }
          : { path: `${path}/${encodeURIComponent(id)}`, method: 'PUT', body: { ...scenario, id } },
    }),
    // Reloaded on success and on failure.
    deleteAdminScenario: build.mutation<unknown, string>({
      query: (id) => ({ path: `${path}/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: [list],
    }),
    // Other remotes read conversations too: an endpoint name must be unique on the whole page.
    listConversationsToCheck: pagedList(build, '/api/admin/conversations', Conversation),
    checkGoals: build.mutation<CheckedGoals, GoalsToCheck>({
      query: ({ conversation_id, goals }) => ({
        path: `${path}/goals/check`,
        method: 'POST',
        body: { conversation_id, goals },
      }),
      rawResponseSchema: CheckedGoals,
    }),
    previewReport: build.mutation<PreviewedReport, ReportToPreview>({
      query: ({ asked }) => ({ path: `${path}/report-preview`, method: 'POST', body: asked }),
      rawResponseSchema: PreviewedReport,
    }),
    testTalk: build.mutation<TestReply, TestTalk>({
      query: (talk) => ({ path: `${path}/test-talk`, method: 'POST', body: talk }),
      rawResponseSchema: TestReply,
    }),
  }),
})
