import { beforeEach } from 'vitest'

// Each test begins on the page as the server sends it: with its root and its live region for screen readers.
beforeEach(() => {
  history.replaceState(null, '', '/')
  document.head.innerHTML = ''
  document.body.innerHTML = '<p id="live"></p>'
})
