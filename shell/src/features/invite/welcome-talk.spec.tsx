import type { BegunWelcome } from '@clarity/contracts/demo-session'
import { answer, json, never, sent } from '@clarity/test-kit/network'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { embedPageData } from '../../test-data/embed-page-data'
import { WelcomeTalk } from './welcome-talk'

const show = () => render(<WelcomeTalk email="maya@example.com" onStarted={vi.fn()} />)

// jsdom cannot show the widget, like an old browser: the stories show it in a real one.
test('a browser that cannot show the provider’s widget has the page’s own way to talk', async () => {
  embedPageData({ agent: 'elevenlabs' })
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 })
  answer('POST /api/welcome', json<BegunWelcome>(201, { requestId: 'r1' }))
  answer('POST /api/demo/r1/session', never)
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Start conversation' }, { timeout: 15_000 }))
  expect(await screen.findByText('Connecting…')).toBeTruthy()
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/welcome', 'POST /api/demo/r1/session'])
  vi.useRealTimers()
}, 20_000)
