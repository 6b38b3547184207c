import * as network from '@clarity/test-kit/network'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Conversation } from '../conversation'
import { talkTexts } from '../texts'
import { newest, session, type AgentServer } from './agent-server'
import { pass } from './passing-time'

export const askSession = 'POST /api/demo/d1/session'
export const askPage = 'GET /api/demo/d1'

export const show = (variant: 'page' | 'widget' | 'call' = 'page') =>
  render(<Conversation requestId="d1" variant={variant} startText="Start conversation" actionText="Talk to Clarity" />)

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
export const field = () => screen.getByLabelText<HTMLTextAreaElement>(talkTexts.field)
export const status = () => screen.getByRole('status').textContent
export const captions = () => Array.from(document.querySelectorAll('.caption-words'), (words) => words.textContent)
export const server = (does: (agent: AgentServer) => void) => act(() => does(newest()))

export function type(words: string): void {
  fireEvent.input(field(), { target: { value: words } })
  fireEvent.keyDown(field(), { key: 'Enter' })
}

/** A conversation that has begun, with the agent's first words. */
export async function begin(change: Parameters<typeof session>[0] = {}): Promise<void> {
  network.answer(askSession, network.json(200, session(change)))
  show()
  press('Start conversation')
  await pass()
  server((agent) => agent.accept())
  server((agent) => agent.says('Hello, who is there?', 1))
}
