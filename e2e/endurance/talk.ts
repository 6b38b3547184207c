import { agentSubprotocol, AgentServerFrame, DemoSession } from '@clarity/contracts'
import { until } from '@clarity/test-kit/until'
import { safeParse } from 'valibot'
import { retryUntilAnswered } from './retry-until-answered.ts'
import { linkPath } from './read-report.ts'
import type { StoryContext } from './story-context.ts'
import type { Demo, Story } from './story.ts'
import { wordsOf } from './words.ts'

/** Opens the invitation's link and talks there, as the page does. Reconnects after a lost connection if possible. */
export async function talkByLink(context: StoryContext, story: Story, demo: Demo, invitation: string): Promise<void> {
  const { headers } = await retryUntilAnswered(() => context.visitor.get(linkPath(invitation)))
  if (headers.get('location') !== `/demo/${demo.requestId}`) throw new Error('The link leads somewhere else.')
  const cut = story.takeFault('ElevenLabs: WebSocket')
  if (cut !== null) {
    await talk(await begin(context, story, demo), wordsOf(story).slice(0, cut === 'cut before a word' ? 0 : 1))
    story.note('the connection is lost')
  }
  const session = await begin(context, story, demo)
  if (session === null && cut === null) throw new Error('The conversation may not begin.')
  await talk(session, wordsOf(story))
  story.note(session ? 'talked to the end' : 'it was over by then')
}

/** Null once the conversation is over. */
async function begin({ visitor }: StoryContext, story: Story, { requestId }: Demo): Promise<DemoSession | null> {
  const headers = { 'x-forwarded-for': story.address }
  const answer = await retryUntilAnswered(() => visitor.post(`/api/demo/${requestId}/session`, {}, headers))
  story.note(`asked for a session: ${answer.status}`)
  if (answer.status === 409) return null
  return answer.as(DemoSession)
}

/** Answers each of the agent's turns, and hangs up after the last if the agent does not. */
async function talk(session: DemoSession | null, words: readonly string[]): Promise<void> {
  if (session === null) return
  const left = [...words]
  const socket = new WebSocket(session.signedUrl, agentSubprotocol)
  const send = (frame: object) => socket.send(JSON.stringify(frame))
  let isOver = false
  const answer = ({ data }: MessageEvent) => {
    const { success, output: frame } = safeParse(AgentServerFrame, JSON.parse(String(data)))
    if (!success) return
    if (frame.type === 'ping') send({ type: 'pong', event_id: frame.ping_event.event_id })
    if (frame.type !== 'agent_response') return
    const next = left.shift()
    if (next === undefined) socket.close()
    else send({ type: 'user_message', text: next })
  }
  socket.addEventListener('message', answer)
  socket.addEventListener('open', () => send({ type: 'conversation_initiation_client_data', ...session.initiation }))
  socket.addEventListener('close', () => {
    isOver = true
  })
  await until('the conversation to be over', () => isOver)
}
