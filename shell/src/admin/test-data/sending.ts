import type { Sending } from '@clarity/contracts/sending'

/** Everything is on, nothing was spent, and nothing is unusual. */
export const noSpending: Sending = {
  strangers: 'on',
  all: 'on',
  strangers_used: 0,
  strangers_budget: 500,
  currency: 'USD',
  spent_today: 0,
  spent_month: 0,
  reserved: 0,
  monthly_budget: null,
  waiting: null,
  unusual_day: null,
  new_countries: [],
}
