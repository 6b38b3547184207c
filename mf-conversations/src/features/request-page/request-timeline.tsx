import { Anchor, Card, Link, Moment, Title } from '@clarity/admin-kit'
import type { DemoRequestDetails } from '@clarity/contracts/demo-request-details'
import { transcriptPath } from '../../conversation-paths'
import { requestTexts } from '../../request-texts'
import { timelineEntries } from './timeline-entries'

const { way } = requestTexts

/** The way of a request, step by step with times. */
export function RequestTimeline({ details }: { readonly details: DemoRequestDetails }) {
  return (
    <Card withBorder radius={10} padding="lg" component="section" aria-label={way.title}>
      <Title order={2} size="h4" mb="sm">
        {way.title}
      </Title>
      <ol className="request-way">
        {timelineEntries(details).map(({ at, title, text, tone, conversationId }, place) => (
          <li key={place} data-tone={tone}>
            <div className="request-way-head">
              <strong>{title}</strong>
              <span className="request-soft">
                <Moment at={at} />
              </span>
            </div>
            {text !== null && <div>{text}</div>}
            {conversationId !== undefined && (
              <Anchor component={Link} to={transcriptPath(conversationId)} size="sm">
                {way.transcript}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
