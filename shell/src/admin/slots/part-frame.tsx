import { Card, Skeleton, Title } from '@clarity/admin-kit'
import type { ReactNode } from 'react'

/** One filling of a slot, under the title of its manifest. */
export function PartFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card withBorder radius={10} padding="lg" component="section" aria-label={title}>
      <Title order={2} size="h4" mb="sm">
        {title}
      </Title>
      {children}
    </Card>
  )
}

/** The placeholder of a filling. */
export const WaitingPart = () => <Skeleton className="slot-waiting" />
