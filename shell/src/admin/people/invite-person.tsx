import { invitationHours, type InvitedPerson } from '@clarity/contracts/person'
import { CreateDialog } from '../shown-once/create-dialog'
import { ShownOnce } from '../shown-once/shown-once'
import { InviteForm } from './invite-form'
import { texts } from './texts'

/** Makes a link for a colleague and shows it, which happens only once. */
export function InvitePerson() {
  return (
    <CreateDialog<InvitedPerson>
      button={texts.invite}
      close={texts.close}
      title={(invited) => (invited ? texts.created.title(invited.email) : texts.form.title)}
      form={(onInvited, onCancel) => <InviteForm onInvited={onInvited} onCancel={onCancel} />}
      shown={({ link }, onDone) => (
        <ShownOnce value={link} label={texts.created.link} texts={texts.created} onDone={onDone}>
          {texts.created.use(invitationHours)}
        </ShownOnce>
      )}
    />
  )
}
