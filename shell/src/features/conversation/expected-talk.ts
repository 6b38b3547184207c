import { readPageData } from '../../site/page-data'
import { findRecogniser } from './recogniser'

/** What can be known before there is a session: whether another agent than ours will talk, and who will listen. */
export function expectedTalk() {
  const { agent } = readPageData()
  const canListen = agent ? 'mediaDevices' in navigator : findRecogniser() !== null
  return { agent, listener: canListen ? (agent ?? 'browser') : 'nobody' } as const
}
