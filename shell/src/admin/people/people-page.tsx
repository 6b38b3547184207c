import { ConfirmDialog, PageFrame, Text } from '@clarity/admin-kit'
import { ShortList } from '../parts/short-list'
import { InvitePerson } from './invite-person'
import { peopleApi } from './people.api'
import './people.css'
import { otherRole, personColumns } from './person-columns'
import { texts } from './texts'
import { useChangePerson } from './use-change-person'

/** The server announces no changes of accounts, which are rare: they are asked for while the page is looked at. */
const following = {
  refetchOnMountOrArgChange: true,
  refetchOnFocus: true,
  pollingInterval: 10_000,
  skipPollingIfUnfocused: true,
} as const

/** The accounts of the admin and the open invitations. */
export default function PeoplePage() {
  const people = peopleApi.useListPeopleQuery(undefined, following)
  const { role, removal, isBusy, confirmRole, confirmRemoval } = useChangePerson()
  const question = texts.askRole[role.subject ? otherRole(role.subject) : 'admin']
  const isInvited = removal.subject?.state === 'invited'
  const [removeTitle, removeBody] = isInvited
    ? [texts.askWithdraw, texts.askWithdrawBody]
    : [texts.askRemove, texts.askRemoveBody]
  return (
    <PageFrame title={texts.title} action={<InvitePerson />}>
      <Text size="sm" c="dimmed" mb="md">
        {texts.lead}
      </Text>
      <ShortList query={people} columns={personColumns({ onRole: role.ask, onRemove: removal.ask })} texts={texts} />
      <ConfirmDialog
        isOpen={role.isOpen}
        title={question.title}
        confirm={texts.makeRole[role.subject ? otherRole(role.subject) : 'admin']}
        isBusy={isBusy}
        onConfirm={() => void confirmRole()}
        onCancel={role.close}
      >
        {question.body(role.subject?.email ?? '')} {role.subject?.state === 'active' && texts.signsInAgain}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={removal.isOpen}
        title={removeTitle}
        confirm={isInvited ? texts.withdraw : texts.remove}
        isDangerous
        isBusy={isBusy}
        onConfirm={() => void confirmRemoval()}
        onCancel={removal.close}
      >
        {removeBody(removal.subject?.email ?? '')}
      </ConfirmDialog>
    </PageFrame>
  )
}
