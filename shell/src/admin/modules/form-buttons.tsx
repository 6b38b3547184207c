import { Button, ErrorBanner, Group } from '@clarity/admin-kit'
import { texts } from './texts'

interface FormButtonsProps {
  readonly submit: string
  readonly isDangerous?: boolean
  readonly isBusy: boolean
  /** Why the last attempt failed. */
  readonly failure: string | null
  onCancel(): void
}

/** The end of a form: why it failed, and its buttons. */
export function FormButtons({ submit, isDangerous = false, isBusy, failure, onCancel }: FormButtonsProps) {
  return (
    <>
      {failure !== null && <ErrorBanner>{texts.changeFailed(failure)}</ErrorBanner>}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel}>
          {texts.questions.cancel}
        </Button>
        <Button type="submit" loading={isBusy} {...(isDangerous && { className: 'kit-danger' })}>
          {submit}
        </Button>
      </Group>
    </>
  )
}
