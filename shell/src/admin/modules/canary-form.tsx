import { Stack, Text, TextInput } from '@clarity/admin-kit'
import { useState } from 'react'
import { FormButtons } from './form-buttons'
import type { FormProps } from './form-props'
import { texts } from './texts'
import { useDecision } from './use-decision'

/** Sets the share of the admins who have a version before it is active. */
export function CanaryForm({ version, ...props }: FormProps & { readonly version: string }) {
  const { title, canary } = props.remote
  const [typed, setTyped] = useState(String(canary?.version === version ? canary.percent : 10))
  const form = useDecision(props)
  const percent = Number(typed)
  const isPercent = Number.isInteger(percent) && percent >= 1 && percent <= 100
  const sentence = texts.questions.canarySaved(percent, title, version)
  return (
    <form
      onSubmit={form.submit({ decision: isPercent ? { action: 'canary', version, percent } : null, sentence })}
      noValidate
    >
      <Stack gap="md">
        <Text size="sm">{texts.questions.canaryBody}</Text>
        <TextInput
          label={texts.questions.percent}
          description={texts.questions.percentHint}
          inputMode="numeric"
          value={typed}
          error={form.isChecked && !isPercent && texts.questions.percentWrong}
          maxLength={3}
          autoComplete="off"
          data-autofocus
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Stack>
      <FormButtons
        submit={texts.questions.save}
        isBusy={form.isBusy}
        failure={form.failure}
        onCancel={props.onCancel}
      />
    </form>
  )
}
