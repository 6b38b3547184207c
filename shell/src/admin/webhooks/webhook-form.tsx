import { Checkbox, Text, TextInput } from '@clarity/admin-kit'
import { webhookTypes, type CreatedWebhook, type WebhookType } from '@clarity/contracts/webhook'
import { useRef, useState } from 'react'
import { CreateForm } from '../shown-once/create-form'
import { texts } from './texts'
import { webhooksApi } from './webhooks.api'

interface WebhookFormProps {
  onCreated(webhook: CreatedWebhook): void
  onCancel(): void
}

/** Describes a webhook and adds it. */
export function WebhookForm({ onCreated, onCancel }: WebhookFormProps) {
  const [url, setUrl] = useState('')
  const [types, setTypes] = useState<readonly WebhookType[]>(webhookTypes)
  const [isChecked, setIsChecked] = useState(false)
  const urlField = useRef<HTMLInputElement>(null)
  const [create, creating] = webhooksApi.useCreateWebhookMutation()
  const isUrlMissing = url.trim() === ''
  const toggle = (type: WebhookType) =>
    setTypes(webhookTypes.filter((each) => (each === type ? !types.includes(each) : types.includes(each))))
  const submit = async () => {
    setIsChecked(true)
    if (isUrlMissing) urlField.current?.focus()
    if (isUrlMissing || types.length === 0) return
    const { data } = await create({ url: url.trim(), types: [...types] })
    if (data) onCreated(data)
  }
  return (
    <CreateForm submit={texts.add} call={creating} onSubmit={submit} onCancel={onCancel}>
      <TextInput
        ref={urlField}
        type="url"
        inputMode="url"
        label={texts.form.url}
        description={texts.form.urlHint}
        placeholder="https://example.com/clarity"
        value={url}
        error={isChecked && isUrlMissing && texts.form.urlMissing}
        maxLength={2000}
        autoComplete="off"
        data-autofocus
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <fieldset className="webhook-types">
        <legend>{texts.form.types}</legend>
        {webhookTypes.map((type) => (
          <Checkbox key={type} label={texts.types[type]} checked={types.includes(type)} onChange={() => toggle(type)} />
        ))}
        {isChecked && types.length === 0 && (
          <Text size="sm" role="alert" className="webhook-error">
            {texts.form.typesMissing}
          </Text>
        )}
      </fieldset>
    </CreateForm>
  )
}
