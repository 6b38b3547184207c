import { icons, Text } from '@clarity/admin-kit'
import type { TestSms } from '@clarity/contracts/provider'
import { Finding } from './finding'
import { providersApi } from './providers.api'
import { texts } from './texts'

const { test } = texts
const steps = ['queued', 'sent', 'delivered'] as const
const everyMs = 1000
const ends: readonly TestSms['state'][] = ['delivered', 'failed']

/** How far the message has come; looked at until it is over. */
export function TestProgress({ id }: { readonly id: string }) {
  const { useQueryState, useQuerySubscription } = providersApi.endpoints.getTestSms
  const { data, isError } = useQueryState(id)
  const isOver = data !== undefined && ends.includes(data.state)
  useQuerySubscription(id, { pollingInterval: isOver ? 0 : everyMs })
  if (isError && !data) return <Text size="sm">{test.lost}</Text>
  if (!data) return null
  return <Shown message={data} />
}

function Shown({ message: { phone, state, trouble } }: { readonly message: TestSms }) {
  const reached = state === 'unknown' ? 0 : steps.findIndex((step) => step === state)
  return (
    <div className="test-progress" role="status">
      <Text size="sm" fw={600}>
        {test.to(phone)}
      </Text>
      {state !== 'failed' && (
        <ol className="test-steps">
          {steps.map((step, at) => (
            <li key={step} data-reached={at <= reached || undefined}>
              {at <= reached ? (
                <icons.CircleCheck size={16} aria-hidden />
              ) : (
                <icons.CircleDashed size={16} aria-hidden />
              )}
              {test.steps[step]}
            </li>
          ))}
        </ol>
      )}
      <Text size="sm">{test.states[state]}</Text>
      {trouble && <Finding finding={trouble} />}
    </div>
  )
}
