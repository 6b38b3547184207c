import type { ScenarioChoice } from '@clarity/contracts/scenario'
import { answer, json } from '@clarity/test-kit/network'
import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { embedPageData } from '../test-data/embed-page-data'
import { redirectTo } from '@clarity/browser-kit/redirect-to'
import { Site } from './site'
import { startsWithHome } from './starts-with-home'

vi.mock('@clarity/browser-kit/redirect-to', () => ({ redirectTo: vi.fn() }))
vi.mock('../features/demo/demo-page', () => ({
  default: ({ requestId }: { requestId: string }) => <main>demo of {requestId}</main>,
}))
vi.mock('../features/phone-simulator/phone-simulator-page', () => ({
  default: () => {
    throw new Error('cannot be drawn')
  },
}))

const heading = 'Practice a conversation. Read how it went.'

function visit(path: string) {
  history.replaceState(null, '', path)
  if (startsWithHome()) answer('GET /api/scenarios', json<ScenarioChoice[]>(200, []))
  render(<Site />)
}

beforeEach(() => vi.mocked(redirectTo).mockClear())

test('the home page', async () => {
  visit('/')
  expect(within(screen.getByRole('main')).getByText('Loading...')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeTruthy()
  expect(await screen.findByText(/There is nothing to practice here yet/)).toBeTruthy()
  expect(screen.queryByText('There is nothing at this address.')).toBeNull()
})

test('an unknown address shows the home page, with a quiet note', async () => {
  visit('/some/deep/path')
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
  expect(screen.getByText('There is nothing at this address.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a notice of the server is on the home page, for every path', async () => {
  embedPageData({ notice: 'This conversation link could not be found.' })
  visit('/demo/unknown')
  expect(within(await screen.findByRole('alert')).getByText('This conversation link could not be found.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: heading })).toBeTruthy()
})

test('two characters lead to their campaign', () => {
  visit('/q7')
  expect(redirectTo).toHaveBeenCalledExactlyOnceWith('/?c=q7')
})

test('a demo gets its id', async () => {
  visit('/demo/0a1b')
  expect(await screen.findByText('demo of 0a1b')).toBeTruthy()
})

test('an invitation gets its email', async () => {
  embedPageData({ email: 'maya@example.com' })
  visit('/invite/maya%40example.com')
  expect(await screen.findByDisplayValue('maya@example.com')).toBeTruthy()
})

test('a page that fails is a card with ways on, never blank', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  visit('/phone-simulator')
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
})

test.each([
  ['/', true],
  ['/nothing-here', true],
  ['/invite/x', false],
  ['/demo/0a1b', false],
  ['/phone-simulator', false],
  ['/q7', false],
])('whether %s begins with the home of the HTML: %s', (path, begins) => {
  history.replaceState(null, '', path)
  expect(startsWithHome()).toBe(begins)
})
