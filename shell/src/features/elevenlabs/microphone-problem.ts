import type { ListeningProblem } from '../conversation/speech-input'

/** Why there is no sound of the person, if that is what an error says; the session was not used then. */
export function microphoneProblem(error: unknown): ListeningProblem | null {
  if (!('mediaDevices' in navigator)) return 'noMicrophone'
  if (!(error instanceof DOMException)) return null
  switch (error.name) {
    case 'NotAllowedError':
      return 'notAllowed'
    case 'NotFoundError':
    case 'NotReadableError':
    case 'OverconstrainedError':
      return 'noMicrophone'
    default:
      return null
  }
}
