import type { DemoRequestDetails } from '@clarity/contracts/demo-request-details'
import { formatMoment } from '@clarity/admin-kit'
import { requestTexts } from '../../request-texts'
import { causeSentence, stateName, stateTones } from '../../parts/request-states'
import { clock } from '../../parts/clock'

const { way } = requestTexts

export interface TimelineEntry {
  readonly at: string
  readonly title: string
  readonly text: string | null
  readonly tone: 'good' | 'caution' | 'bad' | 'plain'
  /** The conversation whose transcript can be read. */
  readonly conversationId?: string
}

/** Everything that happened to a request but its text messages, oldest first. */
export function timelineEntries(details: DemoRequestDetails): readonly TimelineEntry[] {
  const entries = [
    { at: details.request.created_at, title: way.asked, text: null, tone: 'plain' as const },
    ...details.history.map(({ at, state, cause }) => ({
      at,
      title: stateName({ state, cause }),
      text: causeSentence(cause),
      tone: stateTones[state],
    })),
    ...details.calls.map(({ at, state, error }) => ({
      at,
      title: way.call,
      text: error === null ? way.calls[state] : `${way.calls[state]}: ${error}`,
      tone: 'plain' as const,
    })),
    ...details.sessions.map(toSession),
    ...details.conversations.map(({ id, started_at, duration_secs, counts }) => ({
      at: started_at,
      title: way.conversation(clock(duration_secs)),
      text: counts ? null : way.later,
      tone: 'plain' as const,
      conversationId: id,
    })),
  ]
  return entries.sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

function toSession({ channel, started_at, ended_at, end_reason }: DemoRequestDetails['sessions'][number]) {
  const ends: Readonly<Record<string, string>> = way.ends
  const end = end_reason === null ? null : (ends[end_reason] ?? end_reason)
  const until = ended_at === null ? null : way.until(formatMoment(ended_at))
  return {
    at: started_at,
    title: channel === 'web' ? way.web : way.phone,
    text: [until, end].filter((part) => part !== null).join('. ') || null,
    tone: 'plain' as const,
  }
}
