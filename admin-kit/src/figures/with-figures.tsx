import { figuresTexts, type Figures } from '@clarity/contracts/figures'
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { ErrorBanner } from '../parts/error-banner'
import { figuresApi } from './figures.api'
import type { FiguresPeriod } from './figures-period'

export interface WithFiguresProps {
  readonly period: FiguresPeriod
  children(figures: Figures): ReactNode
}

/** Gets the figures of a period, and says so if it cannot. */
export function WithFigures({ period, children }: WithFiguresProps) {
  const { data, isError, refetch } = figuresApi.useKitGetFiguresQuery(period, { refetchOnMountOrArgChange: 60 })
  if (isError) return <ErrorBanner onRetry={() => void refetch()}>{figuresTexts.fetchFailed}</ErrorBanner>
  if (!data) return <Skeleton height={36} />
  return children(data)
}
