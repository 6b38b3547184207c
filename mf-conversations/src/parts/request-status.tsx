import { Anchor, Link, RelativeMoment, StateBadge } from '@clarity/admin-kit'
import type { DemoRequestRow } from '@clarity/contracts/demo-request-row'
import { transcriptPath } from '../conversation-paths'
import './words.css'
import { texts } from '../texts'
import './request-status.css'
import { causeSentence, errorBeside, stateTones, messageName, nextStepOf, stateName } from './request-states'

/** The request's state, since when and why, its undelivered messages, and the next step. */
export function RequestStatus({ request }: { readonly request: DemoRequestRow }) {
  const { state, cause, state_since, call_error, undelivered, conversation_id } = request
  const next = nextStepOf(request)
  return (
    <div className="request-status">
      <div className="request-status-state">
        <StateBadge meaning={stateTones[state]}>{stateName(request)}</StateBadge>
        <span className="conversation-label">
          <RelativeMoment at={state_since} />
        </span>
      </div>
      {cause !== null && <div>{causeSentence(cause)}</div>}
      {call_error !== null && call_error !== cause && <div>{causeSentence(call_error)}</div>}
      {undelivered.map(({ template, error, waits, trouble }, place) => (
        <div key={place}>
          {texts.requests[waits ? 'waitingSms' : 'undeliveredSms'](messageName(template))}
          {trouble && `: ${[trouble.sentence, trouble.remedy, errorBeside(error)].filter(Boolean).join(' ')}`}
          {error !== null && !trouble && `: ${error}`}
        </div>
      ))}
      {next !== null && <div className="conversation-label">{next}</div>}
      {conversation_id !== null && (
        <Anchor component={Link} to={transcriptPath(conversation_id)} size="sm">
          {texts.list.view}
        </Anchor>
      )}
    </div>
  )
}
