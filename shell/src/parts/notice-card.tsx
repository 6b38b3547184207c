import type { ReactNode } from 'react'
import { Card } from './card'
import { Heading } from './heading'
import { useScreen } from './use-screen'

/** A card in the middle of the page: what happened, and below it what to do. */
export function NoticeCard({ title, message, children }: { title: string; message: string; children?: ReactNode }) {
  useScreen(title)
  return (
    <main>
      <Card>
        <Heading>{title}</Heading>
        <p>{message}</p>
        <div className="ways">{children}</div>
      </Card>
    </main>
  )
}
