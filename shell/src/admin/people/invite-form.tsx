import { NativeSelect, TextInput } from '@clarity/admin-kit'
import type { InvitedPerson } from '@clarity/contracts/person'
import type { Role } from '@clarity/contracts/role'
import { useState } from 'react'
import { CreateForm } from '../shown-once/create-form'
import { peopleApi } from './people.api'
import { texts } from './texts'

interface InviteFormProps {
  onInvited(person: InvitedPerson): void
  onCancel(): void
}

const roles = (['analyst', 'admin'] as const).map((role) => ({ value: role, label: texts.form.roles[role] }))

/** Whom to invite, and as what. */
export function InviteForm({ onInvited, onCancel }: InviteFormProps) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('analyst')
  const [isChecked, setChecked] = useState(false)
  const [invite, inviting] = peopleApi.useInvitePersonMutation()
  const isMissing = email.trim() === ''
  const submit = async () => {
    setChecked(true)
    if (isMissing) return
    const { data } = await invite({ email: email.trim(), role })
    if (data) onInvited(data)
  }
  return (
    <CreateForm submit={texts.form.submit} call={inviting} onSubmit={submit} onCancel={onCancel}>
      <TextInput
        type="email"
        label={texts.form.email}
        value={email}
        error={isChecked && isMissing && texts.form.emailMissing}
        maxLength={254}
        autoComplete="off"
        data-autofocus
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <NativeSelect
        label={texts.form.role}
        data={roles}
        value={role}
        onChange={(event) => setRole(event.currentTarget.value as Role)}
      />
    </CreateForm>
  )
}
