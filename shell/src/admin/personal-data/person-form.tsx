import { asCallError, Button, ErrorBanner, Group, notify, Stack, Text, TextInput, Title } from '@clarity/admin-kit'
import { erasureTexts } from '@clarity/contracts/erasure'
import { defaultPhoneCountry, readPhone } from '@clarity/contracts/phone'
import { useState, type FormEvent } from 'react'
import { EraseQuestion } from './erase-question'
import { personalDataApi } from './personal-data.api'
import { saveFile } from './save-file'
import { texts } from './texts'

/** Names a person, and exports or erases what is stored about them. */
export function PersonForm() {
  const [phone, setPhone] = useState('')
  const [email, setEmail] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [exportPerson, exporting] = personalDataApi.useExportPersonMutation()
  const [erasePerson, erasing] = personalDataApi.useErasePersonMutation()
  const written = phone.trim()
  // In any form, like a search for a phone. With a plus the server decides: an older release stored other kinds too.
  const number = readPhone(written, defaultPhoneCountry).number ?? (written.startsWith('+') ? written : null)
  const isMissing = written === '' && email.trim() === ''
  const isUnclear = written !== '' && number === null
  const person = { ...(number !== null && { phone: number }), ...(email.trim() && { email: email.trim() }) }
  const error = exporting.error ?? erasing.error

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isMissing || isUnclear) return
    erasing.reset()
    const { data } = await exportPerson(person)
    if (data) saveFile('person.json', data)
  }
  const ask = () => {
    setChecked(true)
    setAsked(!isMissing && !isUnclear)
  }
  const erase = async () => {
    exporting.reset()
    const { data } = await erasePerson(person)
    setAsked(false)
    if (!data) return
    notify.done(texts.erased)
    setPhone('')
    setEmail('')
    setChecked(false)
  }
  return (
    <section aria-label={texts.person}>
      <Title order={2} size="h4">
        {texts.person}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {texts.personLead}
      </Text>
      <form onSubmit={(event) => void save(event)} noValidate>
        <Stack gap="sm">
          <div className="person-fields">
            <TextInput
              label={texts.phone}
              type="tel"
              placeholder="+14155550100"
              value={phone}
              maxLength={40}
              autoComplete="off"
              error={isChecked && ((isMissing && texts.missing) || (isUnclear && erasureTexts.phone))}
              onChange={(event) => setPhone(event.currentTarget.value)}
            />
            <TextInput
              label={texts.email}
              type="email"
              value={email}
              maxLength={320}
              autoComplete="off"
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
          </div>
          {error && <ErrorBanner>{asCallError(error).sentence ?? texts.notDone}</ErrorBanner>}
          <Group gap="sm">
            <Button type="submit" variant="default" loading={exporting.isLoading}>
              {texts.export}
            </Button>
            <Button variant="default" onClick={ask}>
              {texts.erase}
            </Button>
          </Group>
        </Stack>
      </form>
      <EraseQuestion
        isOpen={isAsked}
        phone={number}
        email={email.trim()}
        isBusy={erasing.isLoading}
        onConfirm={() => void erase()}
        onCancel={() => setAsked(false)}
      />
    </section>
  )
}
