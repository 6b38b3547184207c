import { mostTestTurns, type ReplySources, TestTalk, type TestTurn } from '@clarity/contracts/scenario-trial'
import { useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { parse } from 'valibot'
import { useTestTalkMutation } from '../../../scenarios.api'
import type { ScenarioDraft } from '../scenario-draft'
import { withLine } from './with-line'

const fields = ['title', 'ai_prompt', 'first_message', 'recipient_role_description', 'language'] as const

/** A turn, and where the words of an answer come from; null if that is not known. */
export interface TriedTurn extends TestTurn {
  sources: ReplySources | null
}

/** The talk is kept here only. Every answer is that of the form as it is then, so an edit counts from the next turn on. */
export function useTestTalk() {
  const { trigger, getValues, setValue } = useFormContext<ScenarioDraft>()
  const [turns, setTurns] = useState<readonly TriedTurn[]>([])
  const [ask, { data, error, isLoading, reset }] = useTestTalkMutation()
  // A talk that was started again does not get the answer of the one before.
  const talk = useRef(0)

  const answer = async (said: readonly TriedTurn[]) => {
    const own = ++talk.current
    if (!(await trigger(fields, { shouldFocus: true }))) return
    setTurns(said)
    const { data: reply } = await ask(parse(TestTalk, { scenario: structuredClone(getValues()), turns: said }))
    if (!reply || own !== talk.current) return
    setTurns([...said, { role: 'agent', message: reply.message, sources: reply.sources ?? null }])
  }

  return {
    turns,
    isLoading,
    isClosed: !isLoading && turns.length > 0 && data?.closes === true,
    isFull: turns.length >= mostTestTurns - 1,
    error,
    start: () => {
      reset()
      void answer([])
    },
    say: (message: string) => void answer([...turns, { role: 'user', message, sources: null }]),
    /** Writes a line for the turn before an answer into the prompt; the talk goes on from that turn. */
    sayInstead: (at: number, words: string) => {
      const said = turns.slice(0, at)
      const prompt = withLine(getValues('ai_prompt'), said.at(-1)?.message ?? '', words)
      setValue('ai_prompt', prompt, { shouldDirty: true, shouldValidate: true })
      reset()
      void answer(said)
    },
    retry: () => void answer(turns),
  }
}
