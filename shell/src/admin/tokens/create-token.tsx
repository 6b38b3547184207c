import { Button, icons, Modal, useDisclosure } from '@clarity/admin-kit'
import type { CreatedToken } from '@clarity/contracts/token'
import { useState } from 'react'
import { NewToken } from './new-token'
import type { NamedModule } from './scope-words'
import { texts } from './texts'
import { TokenForm } from './token-form'

/** The button, its dialog with the form, and then the new token, which only 'Done' puts away: it is not shown again. */
export function CreateToken({ modules }: { readonly modules: readonly NamedModule[] }) {
  const [isOpen, { open, close }] = useDisclosure()
  const [created, setCreated] = useState<CreatedToken | null>(null)
  return (
    <>
      <Button leftSection={<icons.Plus size={16} aria-hidden />} onClick={open}>
        {texts.create}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        onExitTransitionEnd={() => setCreated(null)}
        title={created ? texts.created.title(created.name) : texts.form.title}
        size="lg"
        closeOnClickOutside={false}
        closeOnEscape={!created}
        withCloseButton={!created}
        closeButtonProps={{ 'aria-label': texts.close }}
      >
        {created ? (
          <NewToken token={created.token} onDone={close} />
        ) : (
          <TokenForm modules={modules} onCreated={setCreated} onCancel={close} />
        )}
      </Modal>
    </>
  )
}
