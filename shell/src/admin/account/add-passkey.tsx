import { Button, ErrorBanner, Group, icons, Modal, Stack, TextInput, useDisclosure } from '@clarity/admin-kit'
import { useState, type FormEvent } from 'react'
import { PasswordField } from './password-field'
import { texts } from './texts'
import { useAddPasskey } from './use-add-passkey'

/** Name and password, then the browser asks for the person. */
export function AddPasskey() {
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <Button leftSection={<icons.Plus size={16} aria-hidden />} onClick={open}>
        {texts.passkeys.add}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={texts.passkeys.add}
        closeOnClickOutside={false}
        closeButtonProps={{ 'aria-label': texts.close }}
      >
        <PasskeyForm onDone={close} />
      </Modal>
    </>
  )
}

function PasskeyForm({ onDone }: { readonly onDone: () => void }) {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { add, isBusy, error } = useAddPasskey()
  const isNameMissing = name.trim() === ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isNameMissing || password === '') return
    if (await add(name.trim(), password)) onDone()
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        <TextInput
          label={texts.passkeys.name}
          description={texts.passkeys.nameHint}
          value={name}
          maxLength={60}
          autoComplete="off"
          error={isChecked && isNameMissing && texts.passkeys.nameMissing}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        <PasswordField
          label={texts.passkeys.password}
          autoComplete="current-password"
          value={password}
          error={isChecked && password === '' ? texts.passkeys.passwordMissing : undefined}
          onChange={setPassword}
        />
        {error !== null && <ErrorBanner>{error}</ErrorBanner>}
      </Stack>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onDone}>
          {texts.cancel}
        </Button>
        <Button type="submit" loading={isBusy}>
          {texts.passkeys.submit}
        </Button>
      </Group>
    </form>
  )
}
