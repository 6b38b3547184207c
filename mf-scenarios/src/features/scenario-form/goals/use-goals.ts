import { mostGoals } from '@clarity/contracts/goal'
import { useEffect, useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { goalTexts } from '../../../goal-texts'
import type { ScenarioDraft } from '../scenario-draft'
import { newGoal } from './new-goal'

/** The goals of the form, with the announcement for screen readers and the focus after each change. */
export function useGoals() {
  const { fields, append, move, remove } = useFieldArray<ScenarioDraft, 'goals'>({ name: 'goals' })
  const list = useRef<HTMLDivElement>(null)
  const focused = useRef<string | null>(null)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (focused.current === null) return
    list.current?.querySelector<HTMLElement>(focused.current)?.focus()
    focused.current = null
  }, [fields])
  return {
    fields,
    list,
    said,
    isFull: fields.length >= mostGoals,
    add() {
      // The new goal's label gets the focus.
      append(newGoal)
      setSaid('')
    },
    move(from: number, to: number) {
      focused.current = `fieldset:nth-of-type(${to + 1}) button:not(:disabled)`
      move(from, to)
      setSaid(goalTexts.moved(from + 1, to + 1))
    },
    remove(index: number) {
      const next = Math.min(index + 1, fields.length - 1)
      focused.current = next === 0 ? '.scenario-goal-add' : `fieldset:nth-of-type(${next}) button:not(:disabled)`
      remove(index)
      setSaid(goalTexts.removed(index + 1))
    },
  }
}
