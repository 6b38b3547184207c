import { Stack, Text, Textarea } from '@clarity/admin-kit'
import { useState } from 'react'
import { FormButtons } from './form-buttons'
import type { FormProps } from './form-props'
import type { Decision } from './modules.api'
import { texts } from './texts'
import { useDecision } from './use-decision'

interface ReasonFormProps extends FormProps {
  /** What the decision means. */
  readonly body: string
  readonly submit: string
  readonly sentence: string
  decisionFor(reason: string): Decision
}

/** Decides something that needs a reason. */
export function ReasonForm({ body, submit, sentence, decisionFor, ...props }: ReasonFormProps) {
  const [typed, setTyped] = useState('')
  const form = useDecision(props)
  const reason = typed.trim()
  const decision = reason === '' ? null : decisionFor(reason)
  return (
    <form onSubmit={form.submit({ decision, sentence })} noValidate>
      <Stack gap="md">
        <Text size="sm">{body}</Text>
        <Textarea
          label={texts.questions.reason}
          description={texts.questions.reasonHint}
          value={typed}
          error={form.isChecked && decision === null && texts.questions.reasonMissing}
          rows={3}
          maxLength={500}
          required
          data-autofocus
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Stack>
      <FormButtons submit={submit} isDangerous isBusy={form.isBusy} failure={form.failure} onCancel={props.onCancel} />
    </form>
  )
}
