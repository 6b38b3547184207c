import { mostTestTurns, TestTalk, type TestTurn } from '@clarity/contracts/scenario-trial'
import { useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { parse } from 'valibot'
import { useTestTalkMutation } from '../../../scenarios.api'
import type { ScenarioDraft } from '../scenario-draft'

const fields = ['title', 'ai_prompt', 'first_message', 'recipient_role_description', 'language'] as const

/** The talk is kept here only. Every answer is that of the form as it is then, so an edit counts from the next turn on. */
export function useTestTalk() {
  const { trigger, getValues } = useFormContext<ScenarioDraft>()
  const [turns, setTurns] = useState<readonly TestTurn[]>([])
  const [ask, { data, error, isLoading, reset }] = useTestTalkMutation()
  // A talk that was started again does not get the answer of the one before.
  const talk = useRef(0)

  const answer = async (said: readonly TestTurn[]) => {
    const own = ++talk.current
    if (!(await trigger(fields, { shouldFocus: true }))) return
    setTurns(said)
    const { data: reply } = await ask(parse(TestTalk, { scenario: structuredClone(getValues()), turns: said }))
    if (reply && own === talk.current) setTurns([...said, { role: 'agent', message: reply.message }])
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
    say: (message: string) => void answer([...turns, { role: 'user', message }]),
    retry: () => void answer(turns),
  }
}
