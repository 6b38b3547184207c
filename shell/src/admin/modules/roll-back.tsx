import { Button, ConfirmDialog, icons, useDisclosure } from '@clarity/admin-kit'
import type { Remote } from '@clarity/contracts/remote-release'
import { texts } from '../texts'
import { useChangeRemote } from './use-change-remote'

/** Goes back to the version that was active before, after a question. */
export function RollBack({ remote }: { readonly remote: Remote }) {
  const [isAsked, { open, close }] = useDisclosure()
  const { rollBack, isBusy } = useChangeRemote(remote)
  const confirm = async () => {
    await rollBack()
    close()
  }
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<icons.RotateCcw size={16} aria-hidden />}
        disabled={remote.releases.length < 2}
        aria-label={texts.modules.rollBackModule(remote.title)}
        onClick={open}
      >
        {texts.modules.rollBack}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={texts.modules.askRollBack(remote.title)}
        confirm={texts.modules.rollBack}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={close}
      >
        {texts.modules.askRollBackBody}
      </ConfirmDialog>
    </>
  )
}
