import * as network from '@clarity/test-kit/network'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { demoPage, newest } from './test-data/agent-server'
import { FakeRecogniser, stubSpeechRecognition, stubSpeechSynthesis } from './test-data/fake-speech'
import { askPage, begin, captions, field, press, server, show, status, type } from './test-data/one-conversation'
import { pass } from './test-data/passing-time'
import { noticeTexts, talkTexts } from './texts'

const hear = (words: string, isFinal = false) => act(() => FakeRecogniser.listening!.hears(words, isFinal))
const texts = () => newest().messages.map(({ text }) => text)
const interim = () => document.querySelector('.interim')?.textContent

test('a browser without recognition says so before and during, and shows no switch for it', async () => {
  show().unmount()
  await begin()
  expect(status()).toBe(talkTexts.unable)
  expect(screen.queryByRole('button', { name: talkTexts.mute })).toBeNull()
})

test('the microphone is not touched before the tap', async () => {
  stubSpeechRecognition()
  show()
  await pass()
  expect(screen.getByText(noticeTexts.listener.browser)).toBeTruthy()
  expect(FakeRecogniser.all).toEqual([])
})

test('a recogniser put in the place of the browser’s own is the one that listens', async () => {
  vi.stubGlobal('SpeechRecognition', class Injected extends FakeRecogniser {})
  FakeRecogniser.all = []
  await begin()
  hear('It is Maya.', true)
  expect(texts()).toEqual(['It is Maya.'])
})

test('speech is shown live, and becomes a turn when it is finished', async () => {
  stubSpeechRecognition()
  await begin({ language: 'pt' })
  expect(FakeRecogniser.listening!.lang).toBe('pt-BR')
  expect(status()).toBe(talkTexts.listening)
  hear('It is')
  expect(interim()).toBe('It is')
  hear('It is Maya.', true)
  expect([interim(), texts()]).toEqual([undefined, ['It is Maya.']])
  act(() => FakeRecogniser.listening!.end())
  await pass(250)
  hear('Again.', true)
  expect(texts()).toEqual(['It is Maya.', 'Again.'])
})

test('words that the recogniser never finished count when it ends', async () => {
  stubSpeechRecognition()
  await begin()
  hear('I would like')
  act(() => FakeRecogniser.listening!.end())
  expect(texts()).toEqual(['I would like'])
})

test('a tab closed in mid-sentence keeps the half that was understood', async () => {
  stubSpeechRecognition()
  await begin()
  hear('What I really wanted to')
  fireEvent(window, new Event('pagehide'))
  expect(texts()).toEqual(['What I really wanted to'])
})

test('ending in mid-sentence keeps the half that was understood', async () => {
  stubSpeechRecognition()
  await begin()
  hear('One more thing')
  network.answer(askPage, network.json(200, demoPage({ reportPath: '/abcde' })))
  press(talkTexts.end)
  await pass()
  expect(newest().frames.map(({ type }) => type)).toEqual(['user_message', 'end_conversation'])
})

test('the microphone rests while the agent speaks, sentence by sentence, and listens afterwards', async () => {
  stubSpeechRecognition()
  const synthesis = stubSpeechSynthesis()
  await begin()
  act(() => synthesis.finish())
  expect(status()).toBe(talkTexts.listening)
  server((agent) => agent.says('Good. Tell me more.', 2))
  expect(status()).toBe(talkTexts.speaking)
  expect(FakeRecogniser.listening).toBeUndefined()
  act(() => synthesis.finish())
  act(() => synthesis.finish())
  await pass(250)
  expect(synthesis.words).toEqual(['Hello, who is there?', 'Good.', 'Tell me more.'])
  expect(status()).toBe(talkTexts.listening)
  expect(FakeRecogniser.listening).toBeTruthy()
})

test.each([
  ['a tap', () => press(talkTexts.interrupt)],
  ['typing', () => fireEvent.input(field(), { target: { value: 'W' } })],
])('%s interrupts the agent', async (_, interrupt) => {
  stubSpeechRecognition()
  stubSpeechSynthesis()
  await begin()
  expect(status()).toBe(talkTexts.speaking)
  interrupt()
  expect(status()).toBe(talkTexts.listening)
})

test('words that are typed while it listens are sent in the same way', async () => {
  stubSpeechRecognition()
  await begin()
  type('It is Maya.')
  expect(texts()).toEqual(['It is Maya.'])
})

test('muted it does not listen, the text stays; unmuted it does again', async () => {
  stubSpeechRecognition()
  await begin()
  press(talkTexts.mute)
  expect([status(), FakeRecogniser.listening]).toEqual([talkTexts.muted, undefined])
  type('Typed.')
  press(talkTexts.unmute)
  await pass(250)
  expect([status(), texts()]).toEqual([talkTexts.listening, ['Typed.']])
})

test('the voice can be switched off, and on again with the last words', async () => {
  const synthesis = stubSpeechSynthesis()
  await begin()
  press(talkTexts.voiceOff)
  server((agent) => agent.says('In silence.', 2))
  expect(synthesis.words).toEqual(['Hello, who is there?'])
  press(talkTexts.voiceOn)
  expect(synthesis.words.at(-1)).toBe('In silence.')
})

test.each([
  ['not-allowed', talkTexts.problems.notAllowed],
  ['service-not-allowed', talkTexts.problems.notAllowed],
  ['audio-capture', talkTexts.problems.noMicrophone],
  ['network', talkTexts.problems.unreachable],
])('after %s it says what is wrong, asks for text, and can be tried again', async (error, sentence) => {
  stubSpeechRecognition()
  await begin()
  act(() => FakeRecogniser.listening!.fails(error))
  await pass(10_000)
  expect([status(), FakeRecogniser.listening]).toEqual([sentence, undefined])
  press(talkTexts.unmute)
  expect(status()).toBe(talkTexts.listening)
})

test.each(['no-speech', 'aborted'])('after %s it continues listening', async (error) => {
  stubSpeechRecognition()
  await begin()
  await pass(5_000)
  act(() => FakeRecogniser.listening!.fails(error))
  await pass(250)
  expect([status(), Boolean(FakeRecogniser.listening)]).toEqual([talkTexts.listening, true])
})

test('a recogniser that repeatedly ends at once is switched off', async () => {
  stubSpeechRecognition()
  await begin()
  for (let round = 0; round < 5; round++) {
    act(() => FakeRecogniser.listening!.end())
    await pass(250)
  }
  expect(status()).toBe(talkTexts.problems.unreachable)
})

test('a browser that does not begin to speak is not waited for', async () => {
  stubSpeechRecognition()
  stubSpeechSynthesis()
  await begin()
  await pass(2_500)
  expect(screen.getByText(talkTexts.cannotSpeak)).toBeTruthy()
  expect(status()).toBe(talkTexts.listening)
})

test('a browser that needs a tap before it speaks gets the switch', async () => {
  const synthesis = stubSpeechSynthesis()
  await begin()
  act(() => synthesis.spoken[0]!.onerror!({ error: 'not-allowed' }))
  expect(screen.getByText(talkTexts.wantsTap)).toBeTruthy()
  press(talkTexts.voiceOn)
  expect(synthesis.words).toEqual(['Hello, who is there?', 'Hello, who is there?'])
})

test('a locale that is no language tag does not disturb', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US@posix'])
  stubSpeechRecognition()
  stubSpeechSynthesis()
  await begin()
  expect(captions()).toEqual(['Hello, who is there?'])
})
