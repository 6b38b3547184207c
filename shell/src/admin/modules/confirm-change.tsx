import { Button, Group, Text } from '@clarity/admin-kit'
import type { FormProps } from './form-props'
import { texts } from './texts'
import { useChangeRemote } from './use-change-remote'

/** Activates a version, or rolls back if there is none, after a yes. */
export function ConfirmChange({ version, remote, onDone, onCancel }: FormProps & { readonly version: string | null }) {
  const { activate, rollBack, isBusy } = useChangeRemote(remote)
  const confirm = async () => {
    const isDone = await (version === null ? rollBack() : activate(version))
    if (isDone) onDone()
    else onCancel()
  }
  return (
    <>
      <Text size="sm">{version === null ? texts.questions.rollBackBody : texts.questions.activateBody}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel} data-autofocus>
          {texts.questions.cancel}
        </Button>
        <Button loading={isBusy} onClick={() => void confirm()}>
          {version === null ? texts.rollBack : texts.activate}
        </Button>
      </Group>
    </>
  )
}
