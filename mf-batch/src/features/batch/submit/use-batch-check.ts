import type { BatchCheckRow, BatchWarning } from '@clarity/contracts/batch-check'
import { useCallback, useState } from 'react'
import { useBatchCheckMutation } from '../../../batch.api'
import type { BatchRow } from '../rows/row'
import type { Submission } from './submit-rows'

/** The question before a batch is sent. */
export interface BatchQuestion {
  readonly total: number
  /** Null if the rows could not be checked. */
  readonly warnings: readonly BatchWarning[] | null
  answer(this: void, isSent: boolean): void
}

interface BatchCheck {
  readonly question: BatchQuestion | null
  /** True from the click until the answer: the confirmed rows must be the sent ones. */
  readonly isChecking: boolean
  readonly confirm: Submission['confirm']
}

const ofNoInterest = { selectFromResult: () => ({}) }

/** Has the rows of a batch checked, and asks about possible mistakes. */
export function useBatchCheck(): BatchCheck {
  const [check] = useBatchCheckMutation(ofNoInterest)
  const [isChecking, setChecking] = useState(false)
  const [question, setQuestion] = useState<BatchQuestion | null>(null)

  const confirm = useCallback<Submission['confirm']>(
    async (all, chosen, isPhone) => {
      setChecking(true)
      const found = await check({ rows: all.map((row) => toCheckRow(row, isPhone)) })
        .unwrap()
        .then(
          ({ warnings }) => warnings.filter(({ row }) => chosen.includes(all[row - 1]!.id)),
          () => null,
        )
      const isSent =
        found?.length === 0 ||
        (await new Promise<boolean>((answer) => setQuestion({ total: chosen.length, warnings: found, answer })))
      setQuestion(null)
      setChecking(false)
      return isSent
    },
    [check],
  )
  return { question, isChecking, confirm }
}

/** The server warns about valid numbers only; other ones have an error at their field. */
function toCheckRow(row: BatchRow, isPhone: Submission['isPhone']): BatchCheckRow {
  const numberIn = (phone: string) => (isPhone(phone) ? phone : '')
  return { role: row.role, managerPhone: numberIn(row.managerPhone), recipientPhone: numberIn(row.recipientPhone) }
}
