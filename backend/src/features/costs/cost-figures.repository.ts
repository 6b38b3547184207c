import type { CostRow } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'

/** Days that the usual day is the median of, and how many of them must have cost something. */
const usualDays = 28
const fewestDays = 7

const today = `(now() AT TIME ZONE 'UTC')::date`
const month = `to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM')`

export interface SpendingFigures {
  /** Amounts are in millionths of the currency. */
  readonly today: number
  readonly month: number
  readonly reserved: number
  /** Median of the last days that cost something; null if they are too few. */
  readonly usualDay: number | null
  readonly newCountries: readonly string[]
}

@Injectable()
export class CostFiguresRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Kinds, countries and scenarios of this month, the dearest first. Amounts are in millionths of the currency. */
  listOfMonth(): Promise<CostRow[]> {
    return this.dataSource.query(
      `SELECT c.kind, c.country, c.scenario_id, s.title AS scenario_title, sum(c.actions)::int AS actions,
         sum(c.units)::float8 AS units, sum(c.spent)::float8 AS spent_month,
         coalesce(sum(c.spent) FILTER (WHERE c.day = ${today}), 0)::float8 AS spent_today
       FROM daily_costs c LEFT JOIN scenarios s ON s.id = c.scenario_id
       WHERE c.day >= date_trunc('month', ${today}) GROUP BY c.kind, c.country, c.scenario_id, s.title
       ORDER BY spent_month DESC, actions DESC, c.kind, c.country, c.scenario_id LIMIT 1000`,
    )
  }

  async summarise(): Promise<SpendingFigures> {
    const [row] = await this.dataSource.query<[SpendingFigures]>(
      `WITH days AS (
         SELECT day, sum(spent) AS spent FROM daily_costs WHERE day >= ${today} - ${usualDays} GROUP BY day),
       usual AS (
         SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY spent::float8) AS spent
         FROM days WHERE day < ${today} AND spent > 0 HAVING count(*) >= ${fewestDays}),
       countries AS (SELECT country, min(day) AS first FROM daily_costs WHERE country <> '' GROUP BY country)
       SELECT coalesce((SELECT spent FROM days WHERE day = ${today}), 0)::float8 AS today,
         coalesce((SELECT spent FROM spending_months WHERE month = ${month}), 0)::float8 AS month,
         coalesce((SELECT reserved FROM spending_months WHERE month = ${month}), 0)::float8 AS reserved,
         (SELECT spent FROM usual) AS "usualDay",
         ARRAY(SELECT country FROM countries WHERE first >= ${today} - 1
           AND (SELECT min(first) FROM countries) <= ${today} - ${fewestDays} ORDER BY country) AS "newCountries"`,
    )
    return row
  }
}
