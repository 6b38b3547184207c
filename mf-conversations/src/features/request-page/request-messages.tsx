import { Card, formatMoment, Moment, StateBadge, Text, Title } from '@clarity/admin-kit'
import type { DemoRequestMessage } from '@clarity/contracts/demo-request-details'
import { requestTexts } from '../../request-texts'
import { errorBeside, messageName } from '../../parts/request-states'

const { messages: words } = requestTexts

const tones = {
  queued: 'plain',
  unknown: 'caution',
  sent: 'plain',
  delivered: 'good',
  failed: 'bad',
  received: 'plain',
} as const

/** The text messages of both phones, phone by phone, with what became of each. */
export function RequestMessages({ messages }: { readonly messages: readonly DemoRequestMessage[] }) {
  const phones = [...new Set(messages.map(({ phone }) => phone))]
  return (
    <Card withBorder radius={10} padding="lg" component="section" aria-label={words.title}>
      <Title order={2} size="h4" mb="sm">
        {words.title}
      </Title>
      {messages.length === 0 && (
        <Text size="sm" c="dimmed">
          {words.none}
        </Text>
      )}
      {phones.map((phone) => {
        const own = messages.filter((message) => message.phone === phone)
        return (
          <section key={phone} aria-label={`${words[own[0]!.who]} ${phone}`}>
            <Title order={3} size="h6" className="request-phone">
              {words[own[0]!.who]} <span className="request-soft">{phone}</span>
            </Title>
            <ul className="request-messages">
              {own.map((message) => (
                <Message key={message.id} message={message} />
              ))}
            </ul>
          </section>
        )
      })}
    </Card>
  )
}

function Message({ message }: { readonly message: DemoRequestMessage }) {
  const { template, body, state, at, waits_until, trouble, error } = message
  return (
    <li data-from={template === null ? 'person' : 'us'}>
      <div className="request-way-head">
        <strong>{template === null ? words.received : messageName(template)}</strong>
        <StateBadge meaning={tones[state]}>{words.states[state]}</StateBadge>
        <span className="request-soft">
          <Moment at={at} />
        </span>
      </div>
      <p className="request-bubble" dir="auto">
        {body}
      </p>
      {waits_until !== null && <div>{words.waits(formatMoment(waits_until))}</div>}
      {state === 'unknown' && <div>{words.unknown}</div>}
      {trouble && (
        <div className="request-trouble">
          {[trouble.sentence, trouble.remedy].filter(Boolean).join(' ')}{' '}
          <span className="request-soft">{errorBeside(error)}</span>
        </div>
      )}
    </li>
  )
}
