import { useSearchParams, type FiguresPeriod } from '@clarity/admin-kit'
import { useMemo } from 'react'

export const periodDays = [7, 30, 90] as const
export const defaultDays = 30

const dayMs = 24 * 60 * 60 * 1000

interface AddressedPeriod {
  readonly days: number
  readonly period: FiguresPeriod
}

/** The period of the page's address, `?days=7&scenario=…`: the last days up to today, in UTC. */
export function useFiguresPeriod(): AddressedPeriod {
  const [search] = useSearchParams()
  const scenario = search.get('scenario')
  const asked = Number(search.get('days'))
  const days = periodDays.find((known) => known === asked) ?? defaultDays
  const today = dayOf(Date.now())
  const period = useMemo(
    () => ({ from: dayOf(Date.parse(today) - (days - 1) * dayMs), to: today, scenario }),
    [days, today, scenario],
  )
  return { days, period }
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
