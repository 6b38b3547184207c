import { Skeleton } from '@mantine/core'
import { createElement } from 'react'
import { lazyPart } from '../parts/lazy-part'

const waiting = createElement(Skeleton, { height: 60 })

// One script, which only pages with figures load.
const load = () => import('./figures-parts')

/** Gets the figures of a period for its child: `<WithFigures period={period}>{(figures) => …}</WithFigures>`. */
export const WithFigures = lazyPart(() => load().then((parts) => parts.WithFigures), waiting)
/** Numbers with their names, each with a bar of its size. */
export const BarList = lazyPart(() => load().then((parts) => parts.BarList), waiting)
/** Numbers by day as curves, or as a table. */
export const DayPlot = lazyPart(() => load().then((parts) => parts.DayPlot), waiting)
