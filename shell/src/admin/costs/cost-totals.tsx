import type { Sending } from '@clarity/contracts/sending'
import { formatMoney } from './format-money'
import { texts } from './texts'

/** What was spent, what is under way, and the limit. */
export function CostTotals({ sending }: { readonly sending: Sending }) {
  const money = (amount: number) => formatMoney(amount, sending.currency)
  const figures: readonly [string, string][] = [
    [texts.today, money(sending.spent_today)],
    [texts.month, money(sending.spent_month)],
    [texts.reserved, money(sending.reserved)],
    [texts.budget, sending.monthly_budget === null ? texts.noBudget : money(sending.monthly_budget)],
  ]
  return (
    <section className="cost-totals" aria-label={texts.totals}>
      <dl>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
