import type { Column } from '@clarity/admin-kit'
import type { CostRow } from '@clarity/contracts/sending'
import { formatCountry, formatMoney } from './format-money'
import { texts } from './texts'

const { columns, kinds, units } = texts

export function costColumns(currency: string): readonly Column<CostRow>[] {
  return [
    { key: 'kind', header: columns.kind, cell: ({ kind }) => kinds[kind] },
    {
      key: 'country',
      header: columns.country,
      cell: ({ country }) => (country === '' ? texts.dash : formatCountry(country)),
    },
    { key: 'scenario', header: columns.scenario, cell: ({ scenario_title: title }) => title ?? texts.dash },
    { key: 'actions', header: columns.actions, align: 'right', cell: ({ actions }) => actions.toLocaleString() },
    { key: 'units', header: columns.units, align: 'right', cell: (row) => units[row.kind](row.units) },
    {
      key: 'today',
      header: columns.today,
      align: 'right',
      cell: ({ spent_today: today }) => formatMoney(today, currency),
    },
    {
      key: 'month',
      header: columns.month,
      align: 'right',
      cell: ({ spent_month: month }) => formatMoney(month, currency),
    },
  ]
}
