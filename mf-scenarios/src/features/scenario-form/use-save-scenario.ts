import { asCallError, notify, type CallError } from '@clarity/admin-kit'
import { scenarioSaveFailedSentence, scenarioTexts, type SaveScenario } from '@clarity/contracts/scenario'
import type { SmsTemplateName } from '@clarity/contracts/sms-template'
import { useState } from 'react'
import { useSaveAdminScenarioMutation } from '../../scenarios.api'
import { formTexts } from '../../texts'
import { findMissingOptOut } from './sms-template/find-missing-opt-out'

interface Question {
  readonly scenario: SaveScenario
  readonly invitations: readonly SmsTemplateName[]
  readonly isOpen: boolean
}

/** Saves the form; a null `id` creates a scenario. Asks first if an invitation does not say how to opt out. */
export function useSaveScenario(id: string | null) {
  const [save, { isLoading, isSuccess, error, reset }] = useSaveAdminScenarioMutation()
  const [question, setQuestion] = useState<Question | null>(null)
  const close = () => setQuestion(question && { ...question, isOpen: false })
  const send = async (scenario: SaveScenario) => {
    const { error: failed } = await save({ id, scenario })
    if (!failed) notify.done(formTexts.saved(scenario.title))
  }
  return {
    isSaving: isLoading,
    isSaved: isSuccess,
    failure: error ? failureSentence(asCallError(error)) : null,
    forgetFailure: reset,
    question,
    save(scenario: SaveScenario) {
      const invitations = findMissingOptOut(scenario)
      if (invitations.length === 0) return send(scenario)
      setQuestion({ scenario, invitations, isOpen: true })
      return undefined
    },
    saveAnyway() {
      close()
      return question ? send(question.scenario) : undefined
    },
    cancel: close,
  }
}

function failureSentence({ kind, sentence, statusText, status }: CallError): string {
  if (kind !== 'refused') return scenarioTexts.saveUnexpected
  // HTTP/2 has no status text.
  return scenarioSaveFailedSentence(sentence ?? (statusText || String(status)))
}
