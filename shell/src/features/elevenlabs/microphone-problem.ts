import type { ListeningProblem } from '../conversation/speech-input'

/** The microphone problem that an error reports, if it does; the session has not been used then. */
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
