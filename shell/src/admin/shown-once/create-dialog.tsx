import { Button, icons, Modal, useDisclosure } from '@clarity/admin-kit'
import { type ReactNode, useState } from 'react'

interface CreateDialogProps<Created> {
  readonly button: string
  readonly close: string
  title(created: Created | null): string
  form(onCreated: (created: Created) => void, onCancel: () => void): ReactNode
  shown(created: Created, onDone: () => void): ReactNode
}

/** The button, its dialog with the form, and then what only 'Done' puts away: it is not shown again. */
export function CreateDialog<Created>({ button, close: closeText, title, form, shown }: CreateDialogProps<Created>) {
  const [isOpen, { open, close }] = useDisclosure()
  const [created, setCreated] = useState<Created | null>(null)
  return (
    <>
      <Button leftSection={<icons.Plus size={16} aria-hidden />} onClick={open}>
        {button}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        onExitTransitionEnd={() => setCreated(null)}
        title={title(created)}
        size="lg"
        closeOnClickOutside={false}
        closeOnEscape={!created}
        withCloseButton={!created}
        closeButtonProps={{ 'aria-label': closeText }}
      >
        {created ? shown(created, close) : form(setCreated, close)}
      </Modal>
    </>
  )
}
