/** The used part of the Web Speech API's recognition, which TypeScript's DOM types lack. */
export interface Recogniser {
  lang: string
  continuous: boolean
  interimResults: boolean
  onstart: (() => void) | null
  onresult: ((event: { results: ArrayLike<RecogniserResult> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  stop: () => void
  abort: () => void
}

export interface RecogniserResult extends ArrayLike<{ transcript: string }> {
  isFinal: boolean
}

type RecogniserClass = new () => Recogniser

/** Looked up at each use, because a test may replace it. */
export function findRecogniser(): RecogniserClass | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: RecogniserClass
    webkitSpeechRecognition?: RecogniserClass
  }
  return SpeechRecognition ?? webkitSpeechRecognition
}
