import type { CallError } from '@clarity/admin-kit'
import { scenarioTexts } from '@clarity/contracts/scenario'

/** Why there are no scenarios to show. */
export function listSentence({ kind }: CallError): string {
  return kind === 'unreadable' ? scenarioTexts.invalid : scenarioTexts.fetchFailed
}
