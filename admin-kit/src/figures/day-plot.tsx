import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { texts } from '../texts'
import { DayCurves } from './day-curves'
import type { DayPlotProps } from './day-plot-props'
import { DayTable } from './day-table'
import './figures.css'

/** Numbers by day as a drawing, or as a table. */
export function DayPlot(plot: DayPlotProps) {
  const [isTable, setTable] = useState(false)
  return (
    <figure className="kit-plot" aria-label={plot.label}>
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <figcaption className="kit-plot-key">
          {plot.series.map((name, at) => (
            <span key={name} data-series={at}>
              {name}
            </span>
          ))}
        </figcaption>
        <Button size="compact-sm" variant="subtle" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {texts.figures.table}
        </Button>
      </Group>
      {isTable ? <DayTable {...plot} /> : <DayCurves {...plot} />}
    </figure>
  )
}
