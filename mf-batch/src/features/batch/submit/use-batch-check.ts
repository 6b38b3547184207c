import type { BatchCheckRow, BatchWarning } from '@clarity/contracts/batch-check'
import { useCallback, useState } from 'react'
import { useBatchCheckMutation } from '../../../batch.api'
import type { BatchRow } from '../rows/row'
import type { Submission } from './submit-rows'

/** What is asked before a batch is sent. */
export interface BatchQuestion {
  readonly total: number
  /** Null if the rows could not be checked. */
  readonly warnings: readonly BatchWarning[] | null
  answer(this: void, isSent: boolean): void
}

interface BatchCheck {
  readonly question: BatchQuestion | null
  /** From the click until the answer: what is confirmed must be what is sent. */
  readonly isChecking: boolean
  readonly confirm: Submission['confirm']
}

const ofNoInterest = { selectFromResult: () => ({}) }

/** Has the rows of a batch checked, and asks if something about them may be a slip. */
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

/** The server warns of numbers only; what is none is said at its field. */
function toCheckRow(row: BatchRow, isPhone: Submission['isPhone']): BatchCheckRow {
  const numberIn = (phone: string) => (isPhone(phone) ? phone : '')
  return { role: row.role, managerPhone: numberIn(row.managerPhone), recipientPhone: numberIn(row.recipientPhone) }
}
