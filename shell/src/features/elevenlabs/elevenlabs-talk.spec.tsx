import type { DemoSession } from '@clarity/contracts/demo-session'
import * as network from '@clarity/test-kit/network'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { demoSessionTexts } from '@clarity/contracts/demo-session'
import { embedPageData } from '../../test-data/embed-page-data'
import { connections, demoPage, newest, session } from '../conversation/test-data/agent-server'
import {
  askPage,
  askSession,
  captions,
  press,
  server,
  show,
  status,
  type,
} from '../conversation/test-data/one-conversation'
import { pass } from '../conversation/test-data/passing-time'
import { noticeTexts, overTexts, talkTexts } from '../conversation/texts'
// Loaded here: the first test runs on a fake clock and could not wait for it.
import './elevenlabs-access'

const provided = (change: Partial<DemoSession> = {}) =>
  session({
    provider: 'elevenlabs',
    signedUrl: 'wss://agents.example/talk?signature=s',
    initiation: {
      user_id: 'r1',
      dynamic_variables: { scenario_title: 'A raise' },
      conversation_config_override: { agent: { first_message: 'Hello!' }, conversation: { text_only: true } },
    },
    ...change,
  })

/** jsdom has no microphone: the conversation is held in writing, by the provider's own client. */
async function begin(change: Partial<DemoSession> = {}): Promise<void> {
  network.answer(askSession, network.json(200, provided(change)))
  show()
  press('Start conversation')
  await pass()
  server((agent) => agent.accept())
  await pass()
  server((agent) => agent.says('Hello, who is there?', 1))
  await pass()
}

test('the agent gets its overrides, and text-only mode if there is no microphone', async () => {
  await begin()
  expect(newest().url).toMatch(/^wss:\/\/agents\.example\/talk\?signature=s&source=/)
  expect(newest().initiation).toMatchObject({
    user_id: 'r1',
    dynamic_variables: { scenario_title: 'A raise' },
    conversation_config_override: { agent: { first_message: 'Hello!' }, conversation: { text_only: true } },
  })
  expect(captions()).toEqual(['Hello, who is there?'])
  expect(status()).toBe(talkTexts.problems.noMicrophone)
  expect(screen.getByText(talkTexts.inWriting)).toBeTruthy()
  for (const name of [talkTexts.mute, talkTexts.unmute, talkTexts.voiceOff, talkTexts.interrupt])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('text-only mode is not requested if the agent does not allow it', async () => {
  await begin({
    initiation: { user_id: 'r1', dynamic_variables: {}, conversation_config_override: { agent: {} } },
  })
  expect(newest().initiation).toMatchObject({ conversation_config_override: { conversation: {} } })
  expect(JSON.stringify(newest().initiation)).not.toContain('text_only')
})

test('input is shown as stored when it is sent', async () => {
  await begin()
  type('It is Maya.')
  expect(newest().messages.map(({ text }) => text)).toEqual(['It is Maya.'])
  expect(screen.queryByText(talkTexts.pending)).toBeNull()
  expect(captions()).toEqual(['Hello, who is there?', 'It is Maya.'])
})

test('an answer with the number of the question is shown beside it, and shortened if it was interrupted', async () => {
  await begin()
  server((agent) =>
    agent.tell({ type: 'user_transcript', user_transcription_event: { user_transcript: 'Maya.', event_id: 2 } }),
  )
  server((agent) => agent.says('Good to hear you, Maya. How are you today?', 2))
  await pass()
  expect(captions()).toEqual(['Hello, who is there?', 'Maya.', 'Good to hear you, Maya. How are you today?'])
  server((agent) =>
    agent.tell({
      type: 'agent_response_correction',
      agent_response_correction_event: { corrected_agent_response: 'Good to hear you…', event_id: 2 },
    }),
  )
  await pass()
  expect(captions()).toEqual(['Hello, who is there?', 'Maya.', 'Good to hear you…'])
})

test('speech of the person is shown live', async () => {
  await begin()
  const tentative = {
    type: 'tentative_user_transcript',
    tentative_user_transcription_event: { user_transcript: 'I am' },
  }
  server((agent) => agent.tellRaw(JSON.stringify(tentative)))
  await pass()
  expect(screen.getByText('I am')).toBeTruthy()
})

test('a cut connection is restored with another session, and keeps the captions', async () => {
  await begin()
  network.answer(askSession, network.json(200, provided({ conversationId: 'c2', signedUrl: 'wss://agents.example/2' })))
  server((agent) => agent.ends(1006))
  await pass()
  expect(status()).toBe(talkTexts.reconnecting)
  await pass(300)
  server((agent) => agent.accept())
  await pass()
  server((agent) => agent.says('Where were we?', 1))
  await pass()
  expect(newest().url).toContain('wss://agents.example/2')
  expect(captions()).toEqual(['Hello, who is there?', 'Where were we?'])
})

test.each([
  ['the person', () => press(talkTexts.end)],
  ['the agent', () => server((agent) => agent.ends())],
])('ended by %s, it is finished', async (_, end) => {
  await begin()
  network.answer(askPage, network.json(200, demoPage({ state: 'finished', reportPath: '/abcde' })))
  end()
  await pass()
  expect(screen.getByRole('link', { name: overTexts.report }).getAttribute('href')).toBe('/abcde')
  expect(connections).toHaveLength(1)
})

test('a page that is left while it connects leaves the agent', async () => {
  network.answer(askSession, network.json(200, provided()))
  const { unmount } = show()
  press('Start conversation')
  await pass()
  unmount()
  server((agent) => agent.accept())
  await pass()
  expect(newest().closedByPage).toBe(true)
})

test('before the tap it says who listens and which service gets the sound', async () => {
  embedPageData({ agent: 'elevenlabs' })
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { mediaDevices: {} }))
  show()
  await act(() => vi.dynamicImportSettled())
  expect(screen.getByText(noticeTexts.listener.elevenlabs)).toBeTruthy()
  expect(screen.getByText(noticeTexts.microphone.elevenlabs)).toBeTruthy()
})

test('captions do not depend on the numbers of events', async () => {
  await begin()
  server((agent) =>
    agent.tell({ type: 'user_transcript', user_transcription_event: { user_transcript: 'It is Maya.' } }),
  )
  server((agent) => agent.tell({ type: 'agent_response', agent_response_event: { agent_response: 'Good morning!' } }))
  server((agent) => agent.tell({ type: 'agent_response', agent_response_event: { agent_response: 'How are you?' } }))
  server((agent) =>
    agent.tell({
      type: 'agent_response_correction',
      agent_response_correction_event: { corrected_agent_response: 'How…' },
    }),
  )
  await pass()
  expect(captions()).toEqual(['Hello, who is there?', 'It is Maya.', 'Good morning!', 'How…'])
})

test('why the agent refused is told to the server, whose sentence ends the tries', async () => {
  await begin()
  network.answer(askSession, network.refused(409, demoSessionTexts.agentRefuses))
  network.answer(askPage, network.json(200, demoPage({ state: 'in_conversation' })))
  server((agent) => agent.ends(1008, 'This request exceeds your quota limit.'))
  await pass(300)
  expect(network.sent.findLast(({ call }) => call === askSession)?.body).toEqual({
    closed: { code: 1008, reason: 'This request exceeds your quota limit.' },
  })
  expect(screen.getByText(demoSessionTexts.agentRefuses)).toBeTruthy()
})

test('an agent that closes every connection is tried with growing pauses, and not forever', async () => {
  await begin()
  network.answer(askSession, ...Array.from({ length: 13 }, () => network.json(200, provided())))
  let closed: unknown
  for (let time = 0; time < 80 && screen.queryByText(overTexts.failed) === null; time++) {
    if (newest() !== closed) server((agent) => agent.ends(1006))
    closed = newest()
    await pass(5000)
  }
  expect(screen.getByText(overTexts.failed)).toBeTruthy()
  expect(network.sent.filter(({ call }) => call === askSession)).toHaveLength(14)
})
