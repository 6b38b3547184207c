import { Figures, type Figures as FiguresRead } from '@clarity/contracts/figures'
import { parse } from 'valibot'

/** The period of `someFigures`. */
export const aPeriod = { from: '2026-05-01', to: '2026-05-02', scenario: null }

const steps = { asked: 9, invited: 8, agreed: 6, talked: 4, reported: 3, read: 2 }
const pitch = { scenario_id: 's1', title: 'Pitch' }

/** An answer of GET /api/admin/figures, as the contract has it. */
export function someFigures(changes: Partial<FiguresRead> = {}): FiguresRead {
  return parse(Figures, {
    from: aPeriod.from,
    to: aPeriod.to,
    steps,
    days: [
      { day: '2026-05-01', asked: 4, invited: 3, agreed: 2, talked: 0, reported: 0, read: 0 },
      { day: '2026-05-02', asked: 5, invited: 5, agreed: 4, talked: 4, reported: 3, read: 2 },
    ],
    scenarios: [{ ...pitch, ...steps }],
    texts: { delivered: 7, sent: 2, undelivered: 1, waiting: 0 },
    calls: { answered: 4, missed: 1, failed: 0, cancelled: 0, waiting: 0 },
    goals: [
      { ...pitch, label: 'Asks about the depots', met: 3, missed: 1, undecided: 0 },
      { ...pitch, label: 'Agrees on a date', met: 1, missed: 2, undecided: 1 },
    ],
    attention: { undelivered: 1, unanswered: 2, unanswered_until: '2026-05-01', failed: 1, no_report: 0 },
    ...changes,
  })
}

/** Figures of a period without a request. */
export function noFigures(): FiguresRead {
  const none = { asked: 0, invited: 0, agreed: 0, talked: 0, reported: 0, read: 0 }
  const days = someFigures().days.map(({ day }) => ({ day, ...none }))
  const attention = { undelivered: 0, unanswered: 0, unanswered_until: '2026-05-01', failed: 0, no_report: 0 }
  return someFigures({ steps: none, days, scenarios: [], goals: [], attention })
}
