import { Button, Group, Modal, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { texts } from '../texts'

interface ConfirmDialogProps {
  readonly isOpen: boolean
  /** The question. */
  readonly title: string
  /** What it means to say yes. */
  readonly children?: ReactNode
  /** What the button that says yes reads. */
  readonly confirm: string
  readonly cancel?: string
  readonly isDangerous?: boolean
  readonly isBusy?: boolean
  onConfirm(): void
  onCancel(): void
}

/** Asks before something that cannot be taken back. Escape and Cancel say no. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirm,
  cancel = texts.cancel,
  ...rest
}: ConfirmDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={rest.onCancel}
      title={title}
      closeButtonProps={{ 'aria-label': texts.close }}
      centered
    >
      {children !== undefined && (
        <Text size="sm" component="div">
          {children}
        </Text>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={rest.onCancel} data-autofocus>
          {cancel}
        </Button>
        <Button
          {...(rest.isDangerous && { className: 'kit-danger' })}
          loading={rest.isBusy ?? false}
          onClick={rest.onConfirm}
        >
          {confirm}
        </Button>
      </Group>
    </Modal>
  )
}
