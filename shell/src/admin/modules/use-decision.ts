import type { FormEvent } from 'react'
import { useState } from 'react'
import type { FormProps } from './form-props'
import type { Decision } from './modules.api'
import { useChangeRemote } from './use-change-remote'

interface DecisionForm {
  /** Null if what was typed cannot be sent. */
  readonly decision: Decision | null
  /** What to say once it is done. */
  readonly sentence: string
}

/** Sends what a form decides; what was typed stays if that fails, with the reason. */
export function useDecision({ remote, onDone }: Pick<FormProps, 'remote' | 'onDone'>) {
  const { decide, isBusy } = useChangeRemote(remote)
  const [isChecked, setIsChecked] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const send = async ({ decision, sentence }: DecisionForm) => {
    setIsChecked(true)
    if (!decision) return
    const reason = await decide(decision, sentence)
    setFailure(reason)
    if (reason === null) onDone()
  }
  return {
    isBusy,
    failure,
    /** True once it was tried: from then on errors are shown. */
    isChecked,
    send,
    submit: (form: DecisionForm) => (event: FormEvent) => {
      event.preventDefault()
      void send(form)
    },
  }
}
