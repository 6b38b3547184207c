import { Modal, Stack, Text } from '@clarity/admin-kit'
import type { DialogContent } from '../use-dialog-content'
import { linkTexts } from './texts'
import { sharedTexts } from '../../texts'
import { AllowedReaders } from './allowed-readers'
import { LinkActions } from './link-actions'
import { LinkState } from './link-state'
import './link-dialog.css'

interface LinkDialogProps {
  /** The ids of the reports, or combined reports, whose links are changed. */
  readonly links: DialogContent<readonly string[]>
}

/** The link of one report, with its state and its readers, or those of several. */
export function LinkDialog({ links: { thing: ids, isOpen, close } }: LinkDialogProps) {
  const [only, ...others] = ids ?? []
  const isOne = only !== undefined && others.length === 0
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={isOne ? linkTexts.title : linkTexts.titleOf(ids?.length ?? 0)}
      size="lg"
      closeButtonProps={{ 'aria-label': sharedTexts.close }}
    >
      <Stack gap="md">
        {isOne && <LinkState reportId={only} />}
        <LinkActions ids={ids ?? []} />
        <Text size="sm" c="dimmed">
          {linkTexts.meaning}
        </Text>
        {isOne && <AllowedReaders reportId={only} />}
      </Stack>
    </Modal>
  )
}
