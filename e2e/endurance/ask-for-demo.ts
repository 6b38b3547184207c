import { RequestedDemo } from '@clarity/contracts'
import { setTimeout as pause } from 'node:timers/promises'
import type { Scene } from './scene.ts'
import type { Demo, Story } from './story.ts'

const mostTries = 60
const betweenTriesMs = 500

type Asked = Pick<Demo, 'role' | 'callResults'> & { readonly by: 'visitor' | 'admin' }

/**
 * Requests a demo. A client without an answer cannot know whether the request was accepted, and sends another one with
 * other numbers; the unanswered one stays among the story's demos, because it may happen once, but not twice.
 */
export async function askForDemo(scene: Scene, story: Story, asked: Asked): Promise<Demo & { requestId: string }> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const demo = newDemo(scene, story, asked)
    const { status, requested } = await post(scene, story, demo, asked.by)
    story.note(`asked for ${demo.recipientPhone}: ${status || 'no answer'}`)
    if (requested) {
      scene.cast.know(requested.requestId, story)
      return Object.assign(demo, requested)
    }
    if (status >= 400 && status < 500) throw new Error(`The request was refused with ${status}.`)
    await pause(betweenTriesMs)
  }
  throw new Error('No server accepted the request.')
}

function newDemo({ cast }: Scene, story: Story, { role, callResults }: Asked): Demo {
  const demo = {
    role,
    recipientName: `Quillon ${story.word}`,
    recipientPhone: cast.newPhone(story),
    managerPhone: cast.newPhone(story),
    requestId: null,
    shortCode: '',
    callResults,
  }
  story.demos.push(demo)
  return demo
}

async function post({ visitor, admin, scenarioId }: Scene, story: Story, demo: Demo, by: Asked['by']) {
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
