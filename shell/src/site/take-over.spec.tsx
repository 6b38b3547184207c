import type { ScenarioChoice } from '@clarity/contracts/scenario'
import { answer, json, sent } from '@clarity/test-kit/network'
import { act, fireEvent, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { embedPageData } from '../test-data/embed-page-data'
import { placeScenarios } from './place-scenarios'
import { cardTemplateHtml, homeHtml } from './prerender'
import { Site } from './site'

const leave: (() => void)[] = []
afterEach(() => leave.splice(0).forEach((unmount) => act(unmount)))

function takeOver(path: string, early: () => void) {
  history.replaceState(null, '', path)
  document.body.innerHTML = `<div id="root">${homeHtml}</div>${cardTemplateHtml}`
  early()
  const mismatch = vi.fn()
  act(() => {
    const root = hydrateRoot(document.getElementById('root')!, <Site />, { onRecoverableError: mismatch })
    leave.push(() => root.unmount())
  })
  return mismatch
}

test('the prerendered HTML is taken over, with the input and choices in it', async () => {
  answer('GET /api/scenarios', json<ScenarioChoice[]>(200, []))
  const mismatch = takeOver('/', () => {
    fireEvent.change(document.getElementById('own-name')!, { target: { value: 'Maya' } })
    fireEvent.click(screen.getByRole('radio', { name: 'For someone else' }))
  })
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Manager Name' })).value).toBe('Maya')
  expect(await screen.findByRole('textbox', { name: 'Recipient Phone' })).toBeTruthy()
  expect(mismatch).not.toHaveBeenCalled()
})

test('a notice comes with the app', async () => {
  answer('GET /api/scenarios', json<ScenarioChoice[]>(200, []))
  const mismatch = takeOver('/nothing-here', () => {})
  expect(await screen.findByText('There is nothing at this address.')).toBeTruthy()
  expect(await screen.findByRole('textbox', { name: 'Your Phone' })).toBeTruthy()
  expect(mismatch).not.toHaveBeenCalled()
})

test('scenarios of the page are in the HTML before the app, and the early choice is kept', async () => {
  const svg = '<svg viewBox="0 0 8 8"></svg>'
  const scenarios: ScenarioChoice[] = [
    { id: 's1', title: 'Sell & <win>', description: 'To a buyer.', icon: svg, is_active: true },
    { id: 's2', title: 'Feedback', description: 'That is hard to hear.', icon: '💬', is_active: true },
  ]
  embedPageData({ scenarios })
  const mismatch = takeOver('/', () => {
    placeScenarios()
    expect(screen.getByText('Sell & <win>')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Sell/ }).checked).toBe(true)
    fireEvent.click(screen.getByRole('radio', { name: /Feedback/ }))
  })
  await screen.findByRole('textbox', { name: 'Your Phone' })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Feedback/ }).checked).toBe(true)
  expect(document.querySelectorAll('.scenario img')).toHaveLength(1)
  expect(mismatch).not.toHaveBeenCalled()
  expect(sent).toEqual([])
})
