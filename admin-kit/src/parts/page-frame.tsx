import { Group, Title } from '@mantine/core'
import { useEffect, type ReactNode } from 'react'

interface PageFrameProps {
  readonly title: string
  /** The page's one primary action, at the right of its title. */
  readonly action?: ReactNode
  /** Shown above the title: the way back. */
  readonly back?: ReactNode
  readonly children: ReactNode
}

/** The frame of every page: its title, which is the document's too, and its action. */
export function PageFrame({ title, action, back, children }: PageFrameProps) {
  useEffect(() => {
    document.title = `${title} · Clarity`
  }, [title])
  return (
    <div className="kit-page">
      {back}
      <Group justify="space-between" className="kit-page-head" gap="sm">
        <Title order={1} size="h2" tabIndex={-1} className="kit-title">
          {title}
        </Title>
        {action}
      </Group>
      {children}
    </div>
  )
}
