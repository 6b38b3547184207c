import { asCallError, notify } from '@clarity/admin-kit'
import type { Webhook } from '@clarity/contracts/webhook'
import { failureSentence } from '../parts/failure-sentence'
import { useAsked } from '../parts/use-asked'
import { texts } from './texts'
import { webhooksApi } from './webhooks.api'

/** Switches a webhook on and off, and deletes it after a question. */
export function useChangeWebhook() {
  const [change] = webhooksApi.useChangeWebhookMutation()
  const [deleteWebhook, { isLoading }] = webhooksApi.useDeleteWebhookMutation()
  const { subject, isOpen, ask, close } = useAsked<Webhook>()
  const fail = (error: unknown) => notify.failed(texts.notChanged(failureSentence(error)))
  return {
    url: subject?.url ?? '',
    isAsked: isOpen,
    isBusy: isLoading,
    askRemove: ask,
    cancel: close,
    async flip({ id, is_on: isOn }: Webhook) {
      const { error } = await change({ id, is_on: !isOn })
      if (error) fail(error)
    },
    async remove() {
      if (!subject) return
      const { error } = await deleteWebhook(subject.id)
      close()
      // One that another admin deleted before is deleted too.
      if (error && asCallError(error).status !== 404) fail(error)
      else notify.done(texts.removed)
    },
  }
}
