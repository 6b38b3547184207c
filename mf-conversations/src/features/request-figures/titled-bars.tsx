import { BarList, Title } from '@clarity/admin-kit'
import type { ComponentProps } from 'react'

interface TitledBarsProps {
  readonly title: string
  readonly bars: ComponentProps<typeof BarList>['bars']
}

/** A part of the panel: numbers under a heading of their own. */
export function TitledBars({ title, bars }: TitledBarsProps) {
  return (
    <div>
      <Title order={3} size="h6">
        {title}
      </Title>
      <BarList label={title} bars={bars} />
    </div>
  )
}
