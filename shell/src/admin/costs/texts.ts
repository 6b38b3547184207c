import type { CostRow } from '@clarity/contracts/sending'

const counted = (count: number, one: string, many: string) => `${count.toLocaleString()} ${count === 1 ? one : many}`

export const texts = {
  title: 'Costs',
  lead: 'What texts, calls and language models cost this month (UTC), by the prices of the configuration. These are no bills.',
  failed: 'Failed to fetch costs',
  list: 'Costs of this month',
  none: 'No costs yet this month.',
  noneHint: 'Texts, calls and requests to a language model appear here once their cost is known.',
  totals: 'Spending',
  today: 'Today',
  month: 'This month',
  reserved: 'Under way',
  budget: 'Monthly budget',
  noBudget: 'None',
  dash: '–',
  columns: {
    kind: 'Kind',
    country: 'Country',
    scenario: 'Scenario',
    actions: 'Count',
    units: 'Billed',
    today: 'Today',
    month: 'This month',
  },
  kinds: { text: 'Texts', call: 'Calls', model: 'Language model' } satisfies Record<CostRow['kind'], string>,
  units: {
    text: (count: number) => counted(count, 'segment', 'segments'),
    call: (count: number) => counted(count, 'minute', 'minutes'),
    model: (count: number) => counted(count, 'token', 'tokens'),
  } satisfies Record<CostRow['kind'], (count: number) => string>,
  pause: 'Pause everything',
  resume: 'Resume everything',
  askPause: 'Pause all texts, calls and language models?',
  askPauseBody:
    'They wait until you resume. An invitation or a call that waits for 24 hours is given up and can be sent again.',
  notChanged: 'Nothing was changed. Please try again.',
} as const
