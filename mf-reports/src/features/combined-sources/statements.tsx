import { Anchor, Link, Text, Title } from '@clarity/admin-kit'
import type { StatementSource } from '@clarity/contracts/combined-report'
import { turnPath } from '../../admin-paths'
import { sourcesTexts } from './texts'
import { boldParts, type StatementLine, type StatementSection } from './statement-lines'

interface StatementsProps {
  readonly section: StatementSection
  readonly id: string
  /** The name of a conversation by its id. */
  readonly names: ReadonlyMap<string, string>
}

/** A section of the report; behind each statement are links to the turns that it quotes. */
export function Statements({ section: { heading, lines }, id, names }: StatementsProps) {
  return (
    <section className="reports-statements" aria-labelledby={heading === null ? undefined : id}>
      {heading !== null && (
        <Title order={2} size="h4" id={id} tabIndex={-1}>
          {heading}
        </Title>
      )}
      {lines.map((line, at) => (
        <Statement key={at} line={line} names={names} />
      ))}
    </section>
  )
}

function Statement({ line: { kind, text, sources }, names }: { line: StatementLine; names: StatementsProps['names'] }) {
  const words = boldParts(text).map((part, at) => (at % 2 === 1 ? <strong key={at}>{part}</strong> : part))
  if (kind === 'heading')
    return (
      <Title order={3} size="h5">
        {words}
      </Title>
    )
  return (
    <Text component="p" dir="auto" className={`reports-statement reports-statement-${kind}`}>
      {words}{' '}
      {sources.map((source) => (
        <TurnLink key={`${source.conversation_id} ${source.turn}`} source={source} names={names} />
      ))}
    </Text>
  )
}

function TurnLink({
  source: { conversation_id: id, turn },
  names,
}: {
  source: StatementSource
  names: StatementsProps['names']
}) {
  return (
    <Anchor
      component={Link}
      to={turnPath(id, turn)}
      size="sm"
      className="reports-turn-link"
      aria-label={sourcesTexts.turnOf(turn + 1, names.get(id) ?? '')}
    >
      {sourcesTexts.turn(turn + 1)}
    </Anchor>
  )
}
