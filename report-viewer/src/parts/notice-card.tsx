import type { ReactNode } from 'react'
import { useScreen } from '../use-screen'
import { Heading } from './heading'

/** A card in the middle of the page: what happened, and below it what to do. */
export function NoticeCard({ title, message, children }: { title: string; message: string; children: ReactNode }) {
  useScreen(title)
  return (
    <main className="card">
      <Heading>{title}</Heading>
      <p>{message}</p>
      <div className="ways">{children}</div>
    </main>
  )
}
