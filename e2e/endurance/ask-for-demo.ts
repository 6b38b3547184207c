import { RequestedDemo } from '@clarity/contracts'
import { setTimeout as pause } from 'node:timers/promises'
import type { StoryContext } from './story-context.ts'
import type { Demo, Story } from './story.ts'

const maxTries = 60
const betweenTriesMs = 500

type Asked = Pick<Demo, 'role' | 'callResults'> & { readonly by: 'visitor' | 'admin' }

/**
 * Requests a demo. A client without an answer cannot know whether the request was accepted, and sends another one with
 * other numbers; the unanswered one stays among the story's demos, because it may happen once, but not twice.
 */
export async function askForDemo(
  context: StoryContext,
  story: Story,
  asked: Asked,
): Promise<Demo & { requestId: string }> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const demo = newDemo(context, story, asked)
    const { status, requested } = await post(context, story, demo, asked.by)
    story.note(`asked for ${demo.recipientPhone}: ${status || 'no answer'}`)
    if (requested) {
      context.people.know(requested.requestId, story)
      return Object.assign(demo, requested)
    }
    if (status >= 400 && status < 500) throw new Error(`The request was refused with ${status}.`)
    await pause(betweenTriesMs)
  }
  throw new Error('No server accepted the request.')
}

function newDemo({ people }: StoryContext, story: Story, { role, callResults }: Asked): Demo {
  const demo = {
    role,
    recipientName: `Quillon ${story.word}`,
    recipientPhone: people.newPhone(story),
    managerPhone: people.newPhone(story),
    requestId: null,
    shortCode: '',
    callResults,
  }
  story.demos.push(demo)
  return demo
}

async function post({ visitor, admin, scenarioId }: StoryContext, story: Story, demo: Demo, by: Asked['by']) {
  const body = {
    role: demo.role,
    scenarioId,
    recipientName: demo.recipientName,
    recipientPhone: demo.recipientPhone,
    ...(demo.role === 'manager' && { managerName: `Wexley ${story.word}`, managerPhone: demo.managerPhone }),
  }
  const api = by === 'admin' ? admin.api : visitor
  const answer = await api.post('/api/request-demo', body, { 'x-forwarded-for': story.address }).catch(() => null)
  return { status: answer?.status ?? 0, requested: answer?.status === 201 ? answer.as(RequestedDemo) : null }
}
