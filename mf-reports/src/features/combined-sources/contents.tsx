import { Anchor, Text } from '@clarity/admin-kit'
import type { StatementSection } from './statement-lines'
import { sourcesTexts } from './texts'

interface ContentsProps {
  readonly sections: readonly (StatementSection & { readonly id: string })[]
}

/** The sections of the report; a link scrolls to its section and focuses the heading. */
export function Contents({ sections }: ContentsProps) {
  const titled = sections.filter(({ heading }) => heading !== null)
  if (titled.length < 2) return null
  return (
    <nav aria-label={sourcesTexts.contents}>
      <Text size="sm" fw={600}>
        {sourcesTexts.contents}
      </Text>
      <ul className="reports-source-names">
        {titled.map(({ id, heading }) => (
          <li key={id}>
            <Anchor href={`#${id}`} size="sm">
              {heading}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
