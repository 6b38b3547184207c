import { formatMoment, NativeSelect, TextInput } from '@clarity/admin-kit'
import type { CreatedToken } from '@clarity/contracts/token'
import { useRef, useState } from 'react'
import { CreateForm } from '../shown-once/create-form'
import { RightsField } from './rights-field'
import type { NamedModule } from './scope-words'
import { texts } from './texts'
import { emptyDraft, expiryOf, findErrors, toBody, type TokenDraft } from './token-draft'
import { tokensApi } from './tokens.api'

interface TokenFormProps {
  readonly modules: readonly NamedModule[]
  onCreated(token: CreatedToken): void
  onCancel(): void
}

/** Describes a token and creates it. */
export function TokenForm({ modules, onCreated, onCancel }: TokenFormProps) {
  const [draft, setDraft] = useState(emptyDraft)
  const [isChecked, setIsChecked] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  const [create, creating] = tokensApi.useCreateTokenMutation()
  const found = findErrors(draft)
  const errors = isChecked ? found : {}
  const change = (part: Partial<TokenDraft>) => setDraft({ ...draft, ...part })
  const submit = async () => {
    setIsChecked(true)
    if (found.name) nameField.current?.focus()
    if (Object.keys(found).length > 0) return
    const { data } = await create(toBody(draft))
    if (data) onCreated(data)
  }
  return (
    <CreateForm submit={texts.create} call={creating} onSubmit={submit} onCancel={onCancel}>
      <TextInput
        ref={nameField}
        label={texts.form.name}
        description={texts.form.nameHint}
        value={draft.name}
        error={errors.name}
        maxLength={60}
        autoComplete="off"
        data-autofocus
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <RightsField draft={draft} errors={errors} modules={modules} onChange={change} />
      <NativeSelect
        label={texts.form.expires}
        description={texts.form.on(formatMoment(expiryOf(draft)))}
        data={texts.form.lives}
        value={String(draft.days)}
        onChange={(event) => change({ days: Number(event.currentTarget.value) })}
      />
    </CreateForm>
  )
}
