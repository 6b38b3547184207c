import * as v from 'valibot'
import { SaveScenario } from './scenario.js'
import { RequiredText, Text } from './text.js'

/** Body of POST /api/admin/scenarios/report-preview: a form, saved or not, and a stored conversation. */
export const PreviewReport = v.object({
  conversation_id: RequiredText(100),
  scenario: v.pick(SaveScenario, [
    'title',
    'ai_prompt',
    'post_call_prompt',
    'recipient_role_description',
    'language',
    'goals',
  ]),
})
export type PreviewReport = v.InferOutput<typeof PreviewReport>

/**
 * Two contents of reports, as readers get them: what the report would say now, and what readers get; null if the
 * conversation has no written report.
 */
export const PreviewedReport = v.object({ now: v.string(), stored: v.nullable(v.string()) })
export type PreviewedReport = v.InferOutput<typeof PreviewedReport>

/** The most turns of a test talk, of both sides. */
export const mostTestTurns = 200

export const TestTurn = v.object({ role: v.picklist(['agent', 'user']), message: Text(5000) })
export type TestTurn = v.InferOutput<typeof TestTurn>

/** Body of POST /api/admin/scenarios/test-talk: a form, saved or not, and what was said until now. */
export const TestTalk = v.object({
  scenario: v.pick(SaveScenario, ['title', 'ai_prompt', 'first_message', 'recipient_role_description', 'language']),
  turns: v.pipe(v.array(TestTurn), v.maxLength(mostTestTurns, 'is too long')),
})
export type TestTalk = v.InferOutput<typeof TestTalk>

/** Where the words of a reply are in the prompt: a line by its case, a fact, what a goal asks. */
export const ReplySource = v.object({ kind: v.picklist(['line', 'fact', 'goal']), text: v.string() })
export type ReplySource = v.InferOutput<typeof ReplySource>

/** `said` in the order of the reply, empty if nothing in the prompt has its words; `nearest` is the case of the line that came nearest if none was said. */
export const ReplySources = v.object({ said: v.array(ReplySource), nearest: v.nullable(v.string()) })
export type ReplySources = v.InferOutput<typeof ReplySources>

/** What the agent says next; `closes` is true if it ends the conversation with it. `sources` is null if the agent can't tell. */
export const TestReply = v.object({
  message: v.string(),
  closes: v.boolean(),
  sources: v.optional(v.nullable(ReplySources), null),
})
export type TestReply = v.InferOutput<typeof TestReply>

export const scenarioTrialTexts = {
  previewFailed: 'The report could not be written.',
  replyFailed: 'The agent could not answer.',
  /** Who talks with the agent in a test. */
  tester: 'Alex',
  notTheirTurn: 'The last turn must be the person’s.',
} as const
