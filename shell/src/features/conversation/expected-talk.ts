import { readPageData } from '../../site/page-data'
import { isMicrophoneGranted } from './microphone'
import { findRecogniser } from './recogniser'

/** What can be known before there is a session: whether another agent than ours will talk, and who will listen. */
export function expectedTalk() {
  const { agent } = readPageData()
  const canListen = agent ? 'mediaDevices' in navigator : findRecogniser() !== null
  return { agent, listener: canListen ? (agent ?? 'browser') : 'nobody' } as const
}

/** Whether a conversation can start without a tap: browsers block audio on a page without a gesture. */
export async function maySpeakByItself(): Promise<boolean> {
  // eslint-disable-next-line compat/compat -- asked for in the line itself
  const isTouched = 'userActivation' in navigator && navigator.userActivation.hasBeenActive
  return (isTouched || !readPageData().agent) && (await isMicrophoneGranted())
}
