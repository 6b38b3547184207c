import { Alert, asCallError, Button, ConfirmDialog, Group, Progress, Text, useDisclosure } from '@clarity/admin-kit'
import { demoRequestDetailsTexts } from '@clarity/contracts/demo-request-details'
import type { DemoRequestRow } from '@clarity/contracts/demo-request-row'
import { useState } from 'react'
import { useResendDemoRequestMutation } from '../../demo-requests.api'
import { requestTexts } from '../../request-texts'
import type { RowSelection } from './use-row-selection'

const { select } = requestTexts

interface Result {
  readonly done: number
  readonly count: number
  readonly refused: readonly { readonly name: string; readonly reason: string }[]
}

/** Chooses rows, and sends the text of each again that its request waits for. Each refusal says why. */
export function SendAgain(props: { readonly rows: readonly DemoRequestRow[]; readonly selection: RowSelection }) {
  const { rows, selection } = props
  const [resend] = useResendDemoRequestMutation()
  const [isAsked, { open, close }] = useDisclosure(false)
  const [result, setResult] = useState<Result | null>(null)
  const chosen = rows.filter(({ id }) => selection.ids.has(id))
  const send = async () => {
    close()
    let current: Result = { done: 0, count: chosen.length, refused: [] }
    setResult(current)
    for (const { id, recipient_name: name } of chosen) {
      const answer = await resend(id)
      const refusal = answer.error
        ? [{ name, reason: asCallError(answer.error).sentence ?? demoRequestDetailsTexts.resendFailed }]
        : []
      current = { ...current, done: current.done + 1, refused: [...current.refused, ...refusal] }
      setResult(current)
    }
    selection.set([])
  }
  const isSending = result !== null && result.done < result.count
  return (
    <>
      <Group gap="sm">
        <Button disabled={chosen.length === 0} loading={isSending} onClick={open}>
          {chosen.length === 0 ? requestTexts.resend.action : select.resend(chosen.length)}
        </Button>
        <Button variant="default" disabled={rows.length === 0} onClick={() => selection.set(rows.map(({ id }) => id))}>
          {select.all(rows.length)}
        </Button>
        {chosen.length > 0 && (
          <Button variant="default" onClick={() => selection.set([])}>
            {select.none}
          </Button>
        )}
        <Text size="sm" c="dimmed" role="status">
          {chosen.length > 0 && select.count(chosen.length)}
        </Text>
      </Group>
      {result && <Outcome result={result} onClose={() => setResult(null)} />}
      <ConfirmDialog
        isOpen={isAsked}
        title={select.question(chosen.length)}
        confirm={requestTexts.resend.action}
        onConfirm={() => void send()}
        onCancel={close}
      >
        {select.meaning}
      </ConfirmDialog>
    </>
  )
}

function Outcome({ result: { done, count, refused }, onClose }: { readonly result: Result; onClose(): void }) {
  if (done < count)
    return (
      <div role="status">
        <Text size="sm">{select.sending(done + 1, count)}</Text>
        <Progress value={(100 * done) / count} aria-label={select.sending(done + 1, count)} />
      </div>
    )
  return (
    <Alert role="status" withCloseButton onClose={onClose} closeButtonLabel={requestTexts.select.none}>
      {select.sent(count - refused.length)}
      {refused.length > 0 && (
        <>
          {' '}
          {select.refused(refused.length)}
          <ul>
            {refused.map(({ name, reason }, place) => (
              <li key={place}>
                <bdi>{name}</bdi>: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  )
}
