import { Skeleton } from '@mantine/core'
import { useState, type ComponentType } from 'react'
import { lazyPart } from '../parts/lazy-part'
import type { BarListProps } from './bar-list'
import type { DayPlotProps } from './day-plot-props'
import type * as figuresParts from './figures-parts'
import type { WithFiguresProps } from './with-figures'

type Parts = typeof figuresParts

let parts: Parts | null = null

/** One script for all parts, which only pages with figures load. Once it is there, no part waits. */
function lazyFigure<Props extends object>(pick: (from: Parts) => ComponentType<Props>): ComponentType<Props> {
  const load = () =>
    import('./figures-parts').then((loaded) => {
      parts = loaded
      return pick(loaded)
    })
  const Lazy = lazyPart(load, <Skeleton height={36} />)
  return function Figure(props) {
    const [Part] = useState(() => (parts ? pick(parts) : Lazy))
    return <Part {...props} />
  }
}

/**
 * Gets the figures of a period for its child: `<WithFigures period={period}>{(figures) => …}</WithFigures>`. All who ask
 * for the same period share one request.
 */
export const WithFigures = lazyFigure<WithFiguresProps>(({ WithFigures: part }) => part)
/** Numbers with their names, each with a bar of its size. */
export const BarList = lazyFigure<BarListProps>(({ BarList: part }) => part)
/** Numbers by day as a drawing, or as a table. */
export const DayPlot = lazyFigure<DayPlotProps>(({ DayPlot: part }) => part)
