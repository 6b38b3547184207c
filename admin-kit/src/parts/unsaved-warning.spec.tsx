import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { showPage } from '../test-kit/show-page'
import { UnsavedWarning } from './unsaved-warning'

const page = (isDirty: boolean) => (
  <>
    <p>The form</p>
    <UnsavedWarning isDirty={isDirty} />
  </>
)

function SavedByButton() {
  const [isDirty, setDirty] = useState(true)
  return (
    <>
      <button onClick={() => setDirty(false)}>Save</button>
      {page(isDirty)}
    </>
  )
}

it('asks before typed input is lost, then stays or leaves as chosen', async () => {
  const { router } = showPage(page(true), { route: '/form' })
  await router.navigate('/elsewhere')
  fireEvent.click(await screen.findByRole('button', { name: 'Stay here' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  screen.getByText('The form')
  await router.navigate('/elsewhere')
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await screen.findByText('Elsewhere')
})

it('says so if it is saved while it asks, and still leaves', async () => {
  const { router } = showPage(<SavedByButton />, { route: '/form' })
  await router.navigate('/elsewhere')
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }))
  await screen.findByRole('dialog', { name: 'Leave this page?' })
  dialog.getByText('Your changes have been saved meanwhile.')
  fireEvent.click(dialog.getByRole('button', { name: 'Leave' }))
  await screen.findByText('Elsewhere')
})

it('asks for confirmation when the tab is closed', () => {
  showPage(page(true))
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(true)
})

it('does not ask if nothing would be lost', async () => {
  const { router } = showPage(page(false), { route: '/form' })
  await router.navigate('/elsewhere')
  await screen.findByText('Elsewhere')
})
