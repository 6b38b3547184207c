import { scenarioLanguages } from '@clarity/contracts/scenario'

/** A language's name, or its code if it is not offered any more. */
export function languageName(code: string): string {
  return (scenarioLanguages as Readonly<Record<string, string>>)[code] ?? code
}
