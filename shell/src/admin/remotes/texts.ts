/** Why a module failed to load, each a whole sentence for an admin. */
export const failureReasons = {
  noIntegrity: 'Its release has no hash to verify the module with.',
  noModule: 'Its entry script ran, but it is not a module of this admin.',
  noPages: 'What was loaded is not a module of this admin: it has no pages.',
  noPage: (route: string) => `It has no page for ${route}, although it declares that route.`,
  noFilling: 'What was loaded is not a part of this admin: it is no component.',
  threwWhileLoading: (message: string) => `It threw an error while it was loading: ${message}`,
  threwWhileShown: (message: string) => `It threw an error while it was being shown: ${message}`,
  unreachable: (file: string) => `Its file ${file} cannot be reached.`,
  noAnswer: (file: string) => `The server did not respond for its file ${file}.`,
  status: (file: string, status: number) => `The server returned status ${status} for its file ${file}.`,
  noScript: (file: string, type: string) => `The server returned ${type} instead of the script ${file}.`,
  changed: (file: string) => `Its file ${file} is not what was released: its content does not match its hash.`,
  passing: (file: string) => `Its file ${file} failed to load, but is available now.`,
  slow: 'It took too long to start.',
} as const
