import { ConfirmDialog, PageFrame, Text } from '@clarity/admin-kit'
import type { Webhook } from '@clarity/contracts/webhook'
import { useState } from 'react'
import { ShortList } from '../parts/short-list'
import { AddWebhook } from './add-webhook'
import { DeliveriesDialog } from './deliveries-dialog'
import { texts } from './texts'
import { useChangeWebhook } from './use-change-webhook'
import { webhookColumns } from './webhook-columns'
import { webhooksApi } from './webhooks.api'
import './webhooks.css'

/** The systems that receive events: all of them, a new one, and the deliveries to each. */
export default function WebhooksPage() {
  const webhooks = webhooksApi.useListWebhooksQuery(undefined, { refetchOnMountOrArgChange: true })
  const [shown, setShown] = useState<{ readonly webhook: Webhook; readonly isOpen: boolean } | null>(null)
  const changing = useChangeWebhook()
  const columns = webhookColumns({
    onDeliveries: (webhook) => setShown({ webhook, isOpen: true }),
    onSwitch: (webhook) => void changing.flip(webhook),
    onRemove: changing.askRemove,
  })
  return (
    <PageFrame title={texts.title} action={<AddWebhook />}>
      <Text size="sm" c="dimmed" mb="md">
        {texts.lead}
      </Text>
      <ShortList query={webhooks} columns={columns} texts={texts} />
      {shown && (
        <DeliveriesDialog
          webhook={shown.webhook}
          isOpen={shown.isOpen}
          onClose={() => setShown({ ...shown, isOpen: false })}
        />
      )}
      <ConfirmDialog
        isOpen={changing.isAsked}
        title={texts.askRemove}
        confirm={texts.remove}
        isDangerous
        isBusy={changing.isBusy}
        onConfirm={() => void changing.remove()}
        onCancel={changing.cancel}
      >
        {texts.askRemoveBody(changing.url)}
      </ConfirmDialog>
    </PageFrame>
  )
}
