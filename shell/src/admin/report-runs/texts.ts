import type { ReportRun } from '@clarity/contracts/report-run'

const dollars = { style: 'currency', currency: 'USD' } as const
const inCents = new Intl.NumberFormat('en-US', dollars)
// A single run costs parts of a cent.
const inParts = new Intl.NumberFormat('en-US', { ...dollars, maximumFractionDigits: 4 })

/** Texts of the page of report runs. */
export const texts = {
  title: 'Report Runs',
  lead: 'Every report that was written and every reply by a language model, with its time and cost. Nothing that was said is stored here.',
  failed: 'Failed to fetch report runs',
  invalid: 'Received invalid data format for report runs.',
  none: 'No report runs found.',
  noneHint: 'A run is recorded each time a report is written or a language model replies for the agent.',
  dash: '–',
  columns: {
    at: 'When',
    kind: 'For',
    subject: 'ID',
    writer: 'Writer',
    model: 'Model',
    outcome: 'Outcome',
    tokens: 'Tokens',
    time: 'Time',
    cost: 'Cost',
  },
  outcomes: {
    written: 'Written',
    'too-short': 'Too short',
    'fell-back': 'Fell back',
  } satisfies Record<ReportRun['outcome'], string>,
  kinds: {
    report: 'Report',
    combined: 'Combined',
    reply: 'Reply',
  } satisfies Record<ReportRun['kind'], string>,
  writers: { llm: 'Model', offline: 'Offline' } as Readonly<Record<string, string>>,
  tokens: (tokensIn: number, tokensOut: number) => `${tokensIn.toLocaleString()} / ${tokensOut.toLocaleString()}`,
  seconds: (ms: number) => `${(ms / 1000).toLocaleString(undefined, { maximumFractionDigits: 1 })} s`,
  cost: (usd: number) => inParts.format(usd),
  totals: {
    label: (days: number) => `Last ${days} days`,
    reports: 'Reports',
    fellBack: 'Fell back',
    replies: 'Agent replies',
    cost: 'Cost',
    dollars: (usd: number) => inCents.format(usd),
    share: (count: number, runs: number) =>
      `${count.toLocaleString()} (${(runs === 0 ? 0 : count / runs).toLocaleString(undefined, { style: 'percent' })})`,
    unpriced: (count: number) => `excluding ${count.toLocaleString()} without a known price`,
  },
} as const
