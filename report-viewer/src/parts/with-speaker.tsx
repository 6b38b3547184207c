import type { TranscriptRole } from '@clarity/contracts/transcript'
import { Children, type ReactNode } from 'react'

/** After a name, `: “` or ` also says: “`; more words than that are about the quote. */
const opening = /^(?: \p{Ll}+){0,2}: “/u

/** The content of a paragraph; if it begins with who is quoted, the name is set apart. */
export function withSpeaker(content: ReactNode, speakers: Record<TranscriptRole, string>): ReactNode {
  const [first, ...rest] = Children.toArray(content)
  if (typeof first !== 'string') return content
  const begins = (name: string) => name && first.startsWith(name) && opening.test(first.slice(name.length))
  const [user, agent] = [speakers.user, speakers.agent].map((name) => [name, name.split(' ')[0]!].find(begins))
  const name = user || agent
  if (!name) return content
  // Two people of one first name cannot be told apart by it.
  const className = user && agent ? undefined : user ? 'user' : 'agent'
  return [
    <b key="name" className={className}>
      {name}
    </b>,
    first.slice(name.length),
    ...rest,
  ]
}
