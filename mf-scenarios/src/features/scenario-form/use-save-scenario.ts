import { asCallError, type CallError } from '@clarity/admin-kit'
import { scenarioSaveFailedSentence, scenarioSentences, type SaveScenario } from '@clarity/contracts/scenario'
import { useSaveAdminScenarioMutation } from '../../scenarios.api'

/** Saves what the form brings; a new scenario where `id` is null. */
export function useSaveScenario(id: string | null) {
  const [save, { isLoading, isSuccess, error, reset }] = useSaveAdminScenarioMutation()
  return {
    isSaving: isLoading,
    isSaved: isSuccess,
    failure: error ? failureSentence(asCallError(error)) : null,
    forgetFailure: reset,
    save: (scenario: SaveScenario) => save({ id, scenario }),
  }
}

function failureSentence({ kind, sentence, statusText, status }: CallError): string {
  if (kind !== 'refused') return scenarioSentences.saveUnexpected
  // Over HTTP/2 a status has no text.
  return scenarioSaveFailedSentence(sentence ?? (statusText || String(status)))
}
