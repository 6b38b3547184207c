import { beforeEach } from 'vitest'

// Each test begins on the page that the server sends: at its root, with the line that announces to screen readers.
beforeEach(() => {
  history.replaceState(null, '', '/')
  document.head.innerHTML = ''
  document.body.innerHTML = '<p id="live"></p>'
})
