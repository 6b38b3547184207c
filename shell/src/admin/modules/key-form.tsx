import { Button, Moment, Stack, Text, Textarea } from '@clarity/admin-kit'
import { useState } from 'react'
import { FormButtons } from './form-buttons'
import type { FormProps } from './form-props'
import { texts } from './texts'
import { useDecision } from './use-decision'

/** Sets, replaces or removes the key with which a team signs its releases. */
export function KeyForm(props: FormProps) {
  const { title, key } = props.remote
  const [typed, setTyped] = useState(key?.public_key ?? '')
  const form = useDecision(props)
  const pem = typed.trim()
  const decision = pem === '' ? null : ({ action: 'key', public_key: pem } as const)
  const remove = () =>
    form.send({ decision: { action: 'key', public_key: null }, sentence: texts.questions.keyRemoved(title) })
  return (
    <form onSubmit={form.submit({ decision, sentence: texts.questions.keySet(title) })} noValidate>
      <Stack gap="md">
        <Text size="sm">{texts.questions.keyBody}</Text>
        {key && (
          <Text size="sm" c="dimmed">
            {texts.questions.keySetBy(key.set_by)} <Moment at={key.at} />
          </Text>
        )}
        <Textarea
          label={texts.questions.publicKey}
          description={texts.questions.publicKeyHint}
          value={typed}
          error={form.isChecked && decision === null && texts.questions.keyMissing}
          rows={4}
          maxLength={1000}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          data-autofocus
          classNames={{ input: 'key-text' }}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {key && (
          <div>
            <Button variant="default" size="compact-sm" disabled={form.isBusy} onClick={() => void remove()}>
              {texts.questions.removeKey}
            </Button>
          </div>
        )}
      </Stack>
      <FormButtons
        submit={key ? texts.questions.replaceKey : texts.questions.setKey}
        isBusy={form.isBusy}
        failure={form.failure}
        onCancel={props.onCancel}
      />
    </form>
  )
}
