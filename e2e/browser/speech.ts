import type { Page } from '@playwright/test'

declare global {
  interface Window {
    speech: {
      /** Whether the recogniser is running. */
      isListening: boolean
      readonly spoken: string[]
      /** Delivers an interim or a final result. */
      recognize(this: void, words: string, isFinal: boolean): void
    }
  }
}

/** Replaces speech recognition and synthesis; `microphone` is the answer to the permission prompt. */
export async function fakeSpeech(page: Page, microphone: 'allowed' | 'denied' = 'allowed'): Promise<void> {
  await page.addInitScript((isAllowed) => {
    const running = new Set<Recogniser>()
    class Recogniser {
      onstart?: () => void
      onresult?: (event: { results: object[] }) => void
      onerror?: (event: { error: string }) => void
      onend?: () => void
      start() {
        queueMicrotask(() => {
          if (!isAllowed) {
            this.onerror?.({ error: 'not-allowed' })
            return this.onend?.()
          }
          running.add(this)
          window.speech.isListening = true
          this.onstart?.()
        })
      }
      stop() {
        if (!running.delete(this)) return
        window.speech.isListening = false
        queueMicrotask(() => this.onend?.())
      }
      abort() {
        this.stop()
      }
    }
    window.speech = {
      isListening: false,
      spoken: [],
      recognize(words, isFinal) {
        const [recogniser] = running
        recogniser?.onresult?.({ results: [Object.assign([{ transcript: words }], { isFinal })] })
        if (isFinal) recogniser?.stop()
      },
    }
    const synthesis = {
      speak(utterance: SpeechSynthesisUtterance) {
        if (utterance.text) window.speech.spoken.push(utterance.text)
        queueMicrotask(() => {
          utterance.dispatchEvent(new Event('start'))
          utterance.dispatchEvent(new Event('end'))
        })
      },
      cancel() {},
    }
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
    Object.defineProperty(window, 'SpeechRecognition', { value: Recogniser })
  }, microphone === 'allowed')
}

/** Says something into the microphone once the page listens. */
export async function speak(page: Page, words: string, { isFinal = true } = {}): Promise<void> {
  await page.waitForFunction(() => window.speech.isListening)
  await page.evaluate(([said, isWhole]) => window.speech.recognize(said, isWhole), [words, isFinal] as const)
}

export const spoken = (page: Page) => page.evaluate(() => window.speech.spoken.join(' '))
