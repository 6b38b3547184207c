import { readPageData } from '../../site/page-data'
import { isMicrophoneGranted } from './microphone'
import { findRecogniser } from './recogniser'

/** What is known before there is a session: a provider's agent, if one is configured, and who listens. */
export function expectedTalk() {
  const { agent } = readPageData()
  const canListen = agent ? 'mediaDevices' in navigator : findRecogniser() !== null
  return { agent, listener: canListen ? (agent ?? 'browser') : 'nobody' } as const
}

/** Whether a conversation can start without a tap: browsers block audio on a page without a gesture. */
export async function canAutoplay(): Promise<boolean> {
  // oxlint-disable-next-line compat/compat -- checked in the same line
  const isTouched = 'userActivation' in navigator && navigator.userActivation.hasBeenActive
  return (isTouched || !readPageData().agent) && (await isMicrophoneGranted())
}
