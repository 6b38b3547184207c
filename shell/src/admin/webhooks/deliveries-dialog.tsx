import { DataTable, EmptyState, ErrorBanner, Modal, notify } from '@clarity/admin-kit'
import type { Webhook } from '@clarity/contracts/webhook'
import { failureSentence } from '../parts/failure-sentence'
import { deliveryColumns } from './delivery-columns'
import { texts } from './texts'
import { webhooksApi } from './webhooks.api'

interface DeliveriesDialogProps {
  readonly webhook: Webhook
  readonly isOpen: boolean
  onClose(): void
}

/** What a webhook was sent, and a way to send it again. */
export function DeliveriesDialog({ webhook: { id, url }, isOpen, onClose }: DeliveriesDialogProps) {
  const { data, isError, refetch } = webhooksApi.useListDeliveriesQuery(id, { refetchOnMountOrArgChange: true })
  const [redeliver] = webhooksApi.useRedeliverMutation()
  const sendAgain = async (deliveryId: string) => {
    const { error } = await redeliver(deliveryId)
    if (error) notify.failed(texts.delivery.notSent(failureSentence(error)))
    else notify.done(texts.delivery.sent)
  }
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={texts.deliveriesOf(url)}
      size="xl"
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      {isError && <ErrorBanner onRetry={() => void refetch()}>{texts.delivery.failed}</ErrorBanner>}
      {!isError && (
        <DataTable
          label={texts.deliveries}
          columns={deliveryColumns((delivery) => void sendAgain(delivery))}
          rows={data ?? []}
          rowId={(delivery) => delivery.id}
          isLoading={!data}
          empty={<EmptyState text={texts.delivery.none} hint={texts.delivery.noneHint} />}
        />
      )}
    </Modal>
  )
}
