import { Moment } from '@clarity/admin-kit'
import type { DemoRequestRow } from '@clarity/contracts/demo-request-row'
import '../../parts/words.css'
import { texts } from '../../texts'
import { messageName, nextOf } from './request-states'

/** What brought the request into its state and since when, what went wrong on the way, and what comes next. */
export function HowFar({ request }: { readonly request: DemoRequestRow }) {
  const { cause, state_since, call_error, undelivered } = request
  const next = nextOf(request)
  return (
    <div className="conversation-words">
      {cause !== null && (
        <div>
          {sentence(cause)}{' '}
          <span className="conversation-label">
            · <Moment at={state_since} />
          </span>
        </div>
      )}
      {call_error !== null && <div>{sentence(call_error)}</div>}
      {undelivered.map(({ template, error }, place) => (
        <div key={place}>{texts.requests.undelivered(messageName(template), error)}</div>
      ))}
      {next !== null && <div className="conversation-label">{next}</div>}
    </div>
  )
}

/** Causes are kept as parts of a sentence. */
const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
