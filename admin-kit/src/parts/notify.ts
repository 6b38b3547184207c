import { notifications } from '@mantine/notifications'
import { texts } from '../texts'

const closeButtonProps = { 'aria-label': texts.close }

/** A short note at the edge of the page, read out, that goes by itself. */
export const notify = {
  done(message: string): void {
    notifications.show({ message, className: 'kit-note-good', role: 'status', closeButtonProps })
  },
  failed(message: string): void {
    notifications.show({ message, className: 'kit-note-bad', autoClose: 12_000, closeButtonProps })
  },
}
