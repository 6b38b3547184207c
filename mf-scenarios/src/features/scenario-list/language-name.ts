import { scenarioLanguages } from '@clarity/contracts/scenario'

/** A language by its name; one that is not offered any more by its code. */
export function languageName(code: string): string {
  return (scenarioLanguages as Readonly<Record<string, string>>)[code] ?? code
}
