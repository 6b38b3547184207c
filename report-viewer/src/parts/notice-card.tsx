import type { ReactNode } from 'react'
import { useScreen } from '../use-screen'
import { Heading } from './heading'

interface NoticeCardProps {
  title: string
  message: string
  hint?: string | undefined
  children: ReactNode
}

/** A card in the middle of the page: what happened, and below it what to do. */
export function NoticeCard({ title, message, hint, children }: NoticeCardProps) {
  useScreen(title)
  return (
    <main className="card">
      <Heading>{title}</Heading>
      <p>{message}</p>
      {hint && <p>{hint}</p>}
      <div className="ways">{children}</div>
    </main>
  )
}
