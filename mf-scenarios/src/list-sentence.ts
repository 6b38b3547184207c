import type { CallError } from '@clarity/admin-kit'
import { scenarioSentences } from '@clarity/contracts/scenario'

/** Why there are no scenarios to show. */
export function listSentence({ kind }: CallError): string {
  return kind === 'unreadable' ? scenarioSentences.invalid : scenarioSentences.fetchFailed
}
