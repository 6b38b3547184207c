import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'

/** One of three meanings, or none, said in a word and never by colour alone. */
export function StateBadge(props: {
  readonly meaning: 'good' | 'caution' | 'bad' | 'plain'
  readonly children: ReactNode
}) {
  return (
    <Badge variant="light" radius="sm" className={`kit-badge kit-${props.meaning}`}>
      {props.children}
    </Badge>
  )
}
