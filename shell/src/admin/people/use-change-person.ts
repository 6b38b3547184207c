import { asCallError, notify } from '@clarity/admin-kit'
import type { Person } from '@clarity/contracts/person'
import { failureSentence } from '../parts/failure-sentence'
import { useAsked } from '../parts/use-asked'
import { peopleApi } from './people.api'
import { otherRole } from './person-columns'
import { texts } from './texts'

/** The questions before a role is changed and before a person is removed. */
export function useChangePerson() {
  const [change, changing] = peopleApi.useChangeRoleMutation()
  const [remove, removing] = peopleApi.useRemovePersonMutation()
  const role = useAsked<Person>()
  const removal = useAsked<Person>()
  const fail = (error: unknown) => notify.failed(texts.notChanged(failureSentence(error)))
  return {
    role,
    removal,
    isBusy: changing.isLoading || removing.isLoading,
    async confirmRole() {
      if (!role.subject) return
      const { error } = await change({ id: role.subject.id, role: otherRole(role.subject) })
      role.close()
      if (error) fail(error)
      else notify.done(texts.changed(role.subject.email))
    },
    async confirmRemoval() {
      if (!removal.subject) return
      const { error } = await remove(removal.subject.id)
      removal.close()
      // One whom another admin removed before is removed too.
      if (error && asCallError(error).status !== 404) fail(error)
      else notify.done(texts.removed(removal.subject.email))
    },
  }
}
