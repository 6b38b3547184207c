import { Button, icons, Modal, useDisclosure } from '@clarity/admin-kit'
import type { CreatedWebhook } from '@clarity/contracts/webhook'
import { useState } from 'react'
import { NewSecret } from './new-secret'
import { texts } from './texts'
import { WebhookForm } from './webhook-form'

/** The button, its dialog with the form, and then the secret, which only 'Done' closes: it is not shown again. */
export function AddWebhook() {
  const [isOpen, { open, close }] = useDisclosure()
  const [created, setCreated] = useState<CreatedWebhook | null>(null)
  return (
    <>
      <Button leftSection={<icons.Plus size={16} aria-hidden />} onClick={open}>
        {texts.add}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        onExitTransitionEnd={() => setCreated(null)}
        title={created ? texts.created.title : texts.form.title}
        size="lg"
        closeOnClickOutside={false}
        closeOnEscape={!created}
        withCloseButton={!created}
        closeButtonProps={{ 'aria-label': texts.close }}
      >
        {created ? (
          <NewSecret secret={created.secret} onDone={close} />
        ) : (
          <WebhookForm onCreated={setCreated} onCancel={close} />
        )}
      </Modal>
    </>
  )
}
