import type { ScenarioChoice } from '@clarity/contracts/scenario'
import { answer, json } from '@clarity/test-kit/network'
import { act, fireEvent, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { homeHtml } from './prerender'
import { Site } from './site'

const leave: (() => void)[] = []
afterEach(() => leave.splice(0).forEach((unmount) => act(unmount)))

function takeOver(path: string, early: () => void) {
  history.replaceState(null, '', path)
  answer('GET /api/scenarios', json<ScenarioChoice[]>(200, []))
  document.body.innerHTML = `<div id="root">${homeHtml}</div>`
  early()
  const mismatch = vi.fn()
  act(() => {
    const root = hydrateRoot(document.getElementById('root')!, <Site />, { onRecoverableError: mismatch })
    leave.push(() => root.unmount())
  })
  return mismatch
}

test('the prerendered HTML is taken over, with the input and choices in it', async () => {
  const mismatch = takeOver('/', () => {
    fireEvent.change(document.getElementById('own-name')!, { target: { value: 'Maya' } })
    fireEvent.click(screen.getByRole('radio', { name: 'For someone else' }))
  })
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Manager Name' })).value).toBe('Maya')
  expect(await screen.findByRole('textbox', { name: 'Recipient Phone' })).toBeTruthy()
  expect(mismatch).not.toHaveBeenCalled()
})

test('a notice comes with the app', async () => {
  const mismatch = takeOver('/nothing-here', () => {})
  expect(await screen.findByText('There is nothing at this address.')).toBeTruthy()
  expect(await screen.findByRole('textbox', { name: 'Your Phone' })).toBeTruthy()
  expect(mismatch).not.toHaveBeenCalled()
})
