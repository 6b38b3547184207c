import {
  asCallError,
  Button,
  ConfirmDialog,
  Group,
  icons,
  mayChange,
  notify,
  Tooltip,
  useDisclosure,
} from '@clarity/admin-kit'
import { demoRequestDetailsTexts, type DemoRequestDetails } from '@clarity/contracts/demo-request-details'
import { useResendDemoRequestMutation, useStopDemoRequestMutation } from '../../demo-requests.api'
import { requestTexts } from '../../request-texts'

const { resend: resendTexts, stop: stopTexts } = requestTexts

/** Sends the request's text again, or stops it. What would not help says why. */
export function RequestActions({ details: { request, resend, stop } }: { readonly details: DemoRequestDetails }) {
  const [sendAgain, { isLoading: isSending }] = useResendDemoRequestMutation()
  const [stopNow, { isLoading: isStopping }] = useStopDemoRequestMutation()
  const [isAsked, { open, close }] = useDisclosure(false)
  const tell = (answer: { readonly error?: unknown }, done: string, failed: string) => {
    if (answer.error === undefined) notify.done(done)
    else notify.failed(asCallError(answer.error).sentence ?? failed)
  }
  const confirmStop = async () => {
    tell(await stopNow(request.id), stopTexts.done, demoRequestDetailsTexts.stopFailed)
    close()
  }
  const send = async () => {
    if (resend.reason !== null) return notify.failed(resendTexts.why(resend.reason))
    tell(await sendAgain(request.id), resendTexts.done, demoRequestDetailsTexts.resendFailed)
  }
  if (!mayChange()) return null
  return (
    <Group gap="sm">
      {stop.reason === null && (
        <Button variant="default" onClick={open}>
          {stopTexts.action}
        </Button>
      )}
      <Tooltip label={resendTexts.why(resend.reason ?? '')} disabled={resend.reason === null} multiline maw={320}>
        <Button
          leftSection={<icons.Send size={16} aria-hidden />}
          loading={isSending}
          {...(resend.reason !== null && { 'data-disabled': true })}
          aria-disabled={resend.reason !== null}
          onClick={() => void send()}
        >
          {resendTexts.action}
        </Button>
      </Tooltip>
      <ConfirmDialog
        isOpen={isAsked}
        title={stopTexts.question}
        confirm={stopTexts.action}
        isDangerous
        isBusy={isStopping}
        onConfirm={() => void confirmStop()}
        onCancel={close}
      >
        {stopTexts.meaning}
      </ConfirmDialog>
    </Group>
  )
}
