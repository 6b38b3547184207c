import { asCallError, notify } from '@clarity/admin-kit'
import type { Webhook } from '@clarity/contracts/webhook'
import { useState } from 'react'
import { texts } from './texts'
import { webhooksApi } from './webhooks.api'

/** Switches a webhook on and off, and deletes it after a question. */
export function useChangeWebhook() {
  const [change] = webhooksApi.useChangeWebhookMutation()
  const [deleteWebhook, { isLoading }] = webhooksApi.useDeleteWebhookMutation()
  const [asked, setAsked] = useState<{ readonly webhook: Webhook; readonly isOpen: boolean } | null>(null)
  const cancel = () => setAsked(asked && { ...asked, isOpen: false })
  const fail = (error: unknown) => notify.failed(texts.notChanged(asCallError(error).sentence ?? texts.unreachable))
  return {
    url: asked?.webhook.url ?? '',
    isAsked: asked?.isOpen ?? false,
    isBusy: isLoading,
    askRemove: (webhook: Webhook) => setAsked({ webhook, isOpen: true }),
    cancel,
    async flip({ id, is_on: isOn }: Webhook) {
      const { error } = await change({ id, is_on: !isOn })
      if (error) fail(error)
    },
    async remove() {
      if (!asked) return
      const { error } = await deleteWebhook(asked.webhook.id)
      cancel()
      // One that another admin deleted before is deleted too.
      if (error && asCallError(error).status !== 404) fail(error)
      else notify.done(texts.removed)
    },
  }
}
