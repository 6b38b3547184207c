import type { DemoPage, DemoRequestState } from '@clarity/contracts'
import type { Demo } from '../demo-requests/demo-requests.service.js'
import type { LiveConversationEntity } from './live-conversation.entity.js'

/** What the page of a demo shows if it was never opened as a conversation in the browser. */
const pageStates: Readonly<Record<DemoRequestState, DemoPage['state']>> = {
  awaiting_manager: 'awaiting_manager',
  in_conversation: 'in_conversation',
  expired: 'expired',
  opted_out: 'opted_out',
  completed: 'finished',
  reported: 'finished',
  report_failed: 'finished',
  requested: 'open',
  invited: 'open',
  invitation_failed: 'open',
  confirmed: 'open',
  calling: 'open',
  call_failed: 'open',
}

/** From here on there is a report with a short code, so a request without one has a closed link. */
const hasReport: readonly DemoRequestState[] = ['completed', 'reported', 'report_failed']

/** What the page may do: an open conversation can be continued; after a finished one there is no other. */
export function demoPageState(
  state: DemoRequestState,
  newest: Pick<LiveConversationEntity, 'endedAt'> | null,
): DemoPage['state'] {
  if (newest) return newest.endedAt ? 'finished' : 'in_conversation'
  return pageStates[state]
}

export function toDemoPage(
  { request, scenario }: Demo,
  newest: LiveConversationEntity | null,
  shortCode: string | null,
): DemoPage {
  return {
    state: demoPageState(request.state, newest),
    scenarioTitle: scenario.title,
    scenarioDescription: scenario.description,
    scenarioIcon: scenario.icon,
    invitedBy: request.role === 'manager' ? request.managerName : null,
    recipientName: request.recipientName,
    recipientRole: scenario.recipientRoleDescription,
    language: scenario.language,
    reportPath: shortCode && `/${shortCode}`,
    isReportClosed: shortCode === null && hasReport.includes(request.state),
  }
}
