import { Button, Group, icons, Text, useSearchParams } from '@clarity/admin-kit'
import { PhoneField, type PhoneEntry } from '@clarity/phone-field'
import { useState } from 'react'
import { failureSentence } from '../parts/failure-sentence'
import { providersApi } from './providers.api'
import { TestProgress } from './test-progress'
import { texts } from './texts'

const { test } = texts

/** Sends a message to the admin's own phone. Its id is in the address: a reload returns to it. */
export function TestMessage() {
  const [phone, setPhone] = useState<PhoneEntry>()
  const [search, setSearch] = useSearchParams()
  const [send, { isLoading, error }] = providersApi.useSendTestSmsMutation()
  const id = search.get('test')
  const submit = async () => {
    const { data } = await send({ phone: phone?.number ?? '' })
    if (data) setSearch({ test: data.id }, { replace: true })
  }
  return (
    <div className="provider-part">
      <h3>{test.title}</h3>
      <Text size="sm" c="dimmed">
        {test.lead}
      </Text>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Group gap="sm" align="flex-end" mt="xs">
          <div className="test-phone">
            <label htmlFor="test-phone">{test.phone}</label>
            <PhoneField
              id="test-phone"
              label={test.phone}
              autoComplete="tel"
              value={phone?.number ?? ''}
              aria-invalid={error !== undefined && !phone?.isValid}
              flag={(country) => <span className="test-country">{country}</span>}
              onChange={setPhone}
            />
          </div>
          <Button type="submit" loading={isLoading} leftSection={<icons.Send size={16} aria-hidden />}>
            {test.send}
          </Button>
        </Group>
        {error && (
          <Text size="sm" role="alert" className="test-refused">
            {failureSentence(error)}
          </Text>
        )}
      </form>
      {id !== null && <TestProgress key={id} id={id} />}
    </div>
  )
}
