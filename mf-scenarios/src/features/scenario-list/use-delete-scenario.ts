import { asCallError, notify } from '@clarity/admin-kit'
import { scenarioTexts, type Scenario } from '@clarity/contracts/scenario'
import { useState } from 'react'
import { useDeleteAdminScenarioMutation } from '../../scenarios.api'
import { listTexts } from '../../texts'

/** The question before a scenario is deleted, and the result. */
export function useDeleteScenario() {
  const [deleteScenario, { isLoading, error, reset }] = useDeleteAdminScenarioMutation()
  const [asked, setAsked] = useState<{ readonly scenario: Scenario; readonly isOpen: boolean } | null>(null)
  const close = () => setAsked(asked && { ...asked, isOpen: false })
  return {
    question: asked,
    isBusy: isLoading,
    /** The error text of a failed delete. A scenario that another admin deleted before counts as deleted. */
    failure: error && asCallError(error).status !== 404 ? scenarioTexts.deleteFailed : null,
    ask: (scenario: Scenario) => {
      reset()
      setAsked({ scenario, isOpen: true })
    },
    cancel: close,
    async confirm() {
      if (!asked) return
      const { error: failed } = await deleteScenario(asked.scenario.id)
      close()
      if (!failed) notify.done(listTexts.deleted(asked.scenario.title))
    },
  }
}
