import type { DemoPage, DemoRequestState } from '@clarity/contracts'
import type { Demo } from '../demo-requests/demo-requests.service.js'
import type { LiveConversationEntity } from './live-conversation.entity.js'

/** What the page may do: an open conversation can be continued; after a finished one there is no other. */
export function demoPageState(
  state: DemoRequestState,
  newest: Pick<LiveConversationEntity, 'endedAt'> | null,
): DemoPage['state'] {
  if (newest) return newest.endedAt ? 'finished' : 'in_conversation'
  switch (state) {
    case 'awaiting_manager':
    case 'in_conversation':
    case 'expired':
    case 'opted_out':
      return state
    case 'completed':
    case 'reported':
    case 'report_failed':
      return 'finished'
    case 'requested':
    case 'invited':
    case 'invitation_failed':
    case 'confirmed':
    case 'calling':
    case 'call_failed':
      return 'open'
  }
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
    recipientName: request.recipientName,
    recipientRole: scenario.recipientRoleDescription,
    language: scenario.language,
    reportPath: shortCode && `/${shortCode}`,
  }
}
