import type { CreatedWebhook } from '@clarity/contracts/webhook'
import { CreateDialog } from '../shown-once/create-dialog'
import { ShownOnce } from '../shown-once/shown-once'
import { texts } from './texts'
import { WebhookForm } from './webhook-form'

/** Adds a webhook and shows its secret, which happens only once. */
export function AddWebhook() {
  return (
    <CreateDialog<CreatedWebhook>
      button={texts.add}
      close={texts.close}
      title={(created) => (created ? texts.created.title : texts.form.title)}
      form={(onCreated, onCancel) => <WebhookForm onCreated={onCreated} onCancel={onCancel} />}
      shown={({ secret }, onDone) => (
        <ShownOnce value={secret} label={texts.created.secret} texts={texts.created} onDone={onDone}>
          {texts.created.use}
        </ShownOnce>
      )}
    />
  )
}
