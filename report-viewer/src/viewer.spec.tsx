import { shortCodeTexts } from '@clarity/contracts/short-code'
import { expectAccessible } from '@clarity/test-kit/accessibility'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { solveChallenge } from './features/short-link/solve-challenge'
import { redirectTo } from '@clarity/browser-kit/redirect-to'
import * as network from './test-data/network'
import { continueTexts, gateTexts, notFoundTexts, waitTexts } from './texts'
import { Viewer } from './viewer'

vi.mock('@clarity/browser-kit/redirect-to', () => ({ redirectTo: vi.fn() }))
vi.mock('./load-opened-report', () => ({ loadOpenedReport: () => Promise.reject(new Error('offline')) }))

let logged: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  vi.mocked(redirectTo).mockClear()
  logged = vi.spyOn(console, 'error').mockImplementation(() => {})
})

function show(path: string) {
  history.replaceState(null, '', path)
  return render(<Viewer />).container
}
const notFound = () => screen.findByRole('heading', { name: notFoundTexts.title })

test.each(['/report/', '/report', '/combined-report/', '/elsewhere'])(
  '%s carries no report id, and says so',
  async (path) => {
    const page = show(path)
    expect(screen.getByRole('heading', { name: 'Report Not Ready' })).toBeTruthy()
    expect(screen.getByText('Report ID is missing from URL.')).toBeTruthy()
    expect(screen.getByRole('link').getAttribute('href')).toBe('/')
    await expectAccessible(page)
  },
)

test('the report id is the last path segment', () => {
  localStorage.setItem('report:r9:access', 'true')
  localStorage.setItem('report:r9:email', 'a@b.co')
  network.answer('POST /api/report/r9', network.never)
  show('/report/2026/r9')
  expect(network.sent).toHaveLength(1)
})

test('two characters lead to the home page with c', () => {
  show('/ab')
  expect(redirectTo).toHaveBeenCalledWith('/?c=ab')
})

test('five characters show a spinner and lead to the target of the code', async () => {
  network.answer('GET /api/shortcode/Ab3dE', network.target('/report/r1'))
  show('/Ab3dE')
  expect(screen.getByText(waitTexts.loading, { selector: 'main *' })).toBeTruthy()
  await vi.waitFor(() => expect(redirectTo).toHaveBeenCalledWith('/report/r1'))
})

test('an unknown code ends quietly at the not-found page', async () => {
  network.answer('GET /api/shortcode/zzzzz', network.refused(404))
  const page = show('/zzzzz')
  expect(await notFound()).toBe(document.activeElement)
  expect(screen.getByText(shortCodeTexts.notFound)).toBeTruthy()
  expect(logged).not.toHaveBeenCalled()
  await expectAccessible(page)
})

test('a code that the server has looked for is not looked up again, and another one is', async () => {
  document.documentElement.dataset['link'] = 'unknown'
  onTestFinished(() => void delete document.documentElement.dataset['link'])
  show('/zzzzz')
  expect(screen.getByRole('heading', { name: notFoundTexts.title })).toBeTruthy()
  expect(network.sent).toHaveLength(0)
  network.answer('GET /api/shortcode/Ab3dE', network.target('/report/r1'))
  history.replaceState(null, '', '/Ab3dE')
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
  await vi.waitFor(() => expect(redirectTo).toHaveBeenCalledWith('/report/r1'))
})

const challenge = { seed: 'ab'.repeat(32), expiresAt: 1_795_000_000, puzzles: 2, bits: 4 }
const solved = async () => solveChallenge(challenge, () => {})

test('a code that needs a proof of work opens its target after it', async () => {
  network.answer('GET /api/shortcode/Ab3dE', network.challenged(challenge))
  network.answer(`GET /api/shortcode/Ab3dE?proof=${await solved()}`, network.target('/report/r1'))
  const page = show('/Ab3dE')
  const button = await screen.findByRole('button', { name: continueTexts.submit })
  await expectAccessible(page)
  button.click()
  await vi.waitFor(() => expect(redirectTo).toHaveBeenCalledWith('/report/r1'))
})

test('a proof in the address is sent with the look-up', async () => {
  network.answer('GET /api/shortcode/zzzzz?proof=1.2', network.refused(404))
  show('/zzzzz?proof=1.2')
  await notFound()
})

test('a refusal without a challenge opens the not-found page', async () => {
  network.answer('GET /api/shortcode/zzzzz', network.refused(429, 'wait'))
  show('/zzzzz')
  await notFound()
})

test('another refusal is logged with its status', async () => {
  network.answer('GET /api/shortcode/zzzzz', network.refused(500))
  show('/zzzzz')
  await notFound()
  expect(logged).toHaveBeenCalledWith('API error checking shortcode', 500)
})

test('a lost connection is logged', async () => {
  network.answer('GET /api/shortcode/zzzzz', network.offline)
  show('/zzzzz')
  await notFound()
  expect(logged).toHaveBeenCalledWith('Network error checking shortcode', expect.any(TypeError))
})

test.each([
  [network.openedRaw({})],
  [network.openedRaw({ targetUrl: 7 })],
  [network.openedRaw(null)],
  [() => Promise.resolve(new Response('<html>'))],
  [network.target('https://evil.example/')],
  [network.target('//evil.example/')],
  [network.target('/\\evil.example/')],
  [network.target('/\t/evil.example/')],
  [network.target('javascript:alert(1)')],
])('an answer that is not a path of this site is logged and not followed (%#)', async (answer) => {
  network.answer('GET /api/shortcode/zzzzz', answer)
  show('/zzzzz')
  await notFound()
  expect(logged).toHaveBeenCalledWith('Invalid response structure from /api/shortcode')
  expect(redirectTo).not.toHaveBeenCalled()
})

test('a change of path starts again', async () => {
  network.answer('GET /api/shortcode/zzzzz', network.refused(404))
  network.answer('GET /api/shortcode/yyyyy', network.never)
  show('/zzzzz')
  await notFound()
  history.replaceState(null, '', '/yyyyy')
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
  expect(screen.getByRole('heading', { name: waitTexts.loading })).toBeTruthy()
  history.replaceState(null, '', '/report/r1')
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
  expect(screen.getByRole('heading', { name: gateTexts.title })).toBeTruthy()
})
