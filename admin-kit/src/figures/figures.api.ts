import { Figures } from '@clarity/contracts/figures'
import { api } from '../api/api'
import type { FiguresPeriod } from './figures-period'

/** One request for all who show figures of the same period. */
export const figuresApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    kitGetFigures: build.query<Figures, FiguresPeriod>({
      query: ({ from, to, scenario }) =>
        `/api/admin/figures?${new URLSearchParams({ from, to, ...(scenario !== null && { scenario }) })}`,
      rawResponseSchema: Figures,
    }),
  }),
})
