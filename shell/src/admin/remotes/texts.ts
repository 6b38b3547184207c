/** Why a module did not come to life, each a whole sentence for an admin. */
export const failureReasons = {
  noIntegrity: 'Its release names no hash to check the module by.',
  noModule: 'Its entry ran, but it is not a module of this admin.',
  noPages: 'What arrived is not a module of this admin: it has no pages.',
  noPage: (route: string) => `It brings no page for ${route}, although it claims that route.`,
  threwWhileLoading: (message: string) => `It threw an error while it was loading: ${message}`,
  threwWhileShown: (message: string) => `It threw an error while it was being shown: ${message}`,
  unreachable: (file: string) => `Its file ${file} cannot be reached.`,
  noAnswer: (file: string) => `The server does not answer for its file ${file}.`,
  status: (file: string, status: number) => `The server answered with status ${status} for its file ${file}.`,
  noScript: (file: string, type: string) => `The server answered with ${type} in place of the script ${file}.`,
  changed: (file: string) => `Its file ${file} is not what was released: the content does not match its hash.`,
  passing: (file: string) => `Its file ${file} did not arrive, but can be reached now.`,
  slow: 'It took too long to come to life.',
} as const
