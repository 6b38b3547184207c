import { Anchor, Link, Text } from '@clarity/admin-kit'
import { transcriptPath } from '../../admin-paths'
import { sourcesTexts } from './texts'

/** The conversations of the report, each leading to its transcript. */
export function SourceNames({ conversations }: { readonly conversations: readonly { id: string; label: string }[] }) {
  return (
    <nav aria-label={sourcesTexts.conversations}>
      <Text size="sm" fw={600}>
        {sourcesTexts.conversations}
      </Text>
      <ul className="reports-source-names">
        {conversations.map(({ id, label }) => (
          <li key={id}>
            <Anchor component={Link} to={transcriptPath(id)} size="sm">
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
