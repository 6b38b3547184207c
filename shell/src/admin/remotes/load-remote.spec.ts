import { answer, answerEvery, json, never, offline, refused, type NetworkAnswer } from '@clarity/test-kit/network'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { brokenPage, loadRemote } from './load-remote'
import { RemoteFailure } from './remote-failure'
import { builtRemote, chunkLoadError, entryOf } from './test-data/built-remote'
import { asked, serveScript } from './test-data/script-server'

beforeEach(() => {
  // Federation warns of every remote that is registered again.
  vi.spyOn(console, 'warn').mockReturnValue()
  arrivals = script
  answerEvery(isArrival, () => arrivals())
})

/** The answers to the requests for files before they are run. */
let arrivals: NetworkAnswer
const isArrival = ({ call }: { call: string }) => call.startsWith('GET /remotes/')

const Page = () => null
const module = { default: { pages: { '/admin/reports': Page } } }
const script = () => Promise.resolve(new Response('x', { headers: { 'content-type': 'text/javascript' } }))
const page = () => Promise.resolve(new Response('<p>', { headers: { 'content-type': 'text/html; charset=utf-8' } }))

const throwing = () => {
  throw new Error('boom')
}

const failureOf = (loading: Promise<unknown>) =>
  loading.then(
    () => expect.unreachable('it was loaded'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(RemoteFailure)
      return error as RemoteFailure
    },
  )

const fetched = (entry: string) => `GET ${new URL(entry, location.href).href}`

describe('a working remote', () => {
  it('is run once in a tab, with the hash of its release', async () => {
    const remote = builtRemote()
    serveScript(
      remote.entry,
      entryOf(remote, () => module),
    )
    const integrities = vi.spyOn(document.head, 'append')
    expect((await loadRemote(remote)).pages['/admin/reports']).toBe(Page)
    expect((await loadRemote(remote)).pages['/admin/reports']).toBe(Page)
    expect(asked).toEqual([remote.entry])
    expect(integrities.mock.calls[0]![0]).toMatchObject({ integrity: 'sha384-abc', crossOrigin: 'anonymous' })
  })

  it('replaces its other version', async () => {
    const old = builtRemote()
    const next = builtRemote({ name: old.name, version: '1.3.0' })
    for (const { remote, times } of [
      { remote: old, times: 2 },
      { remote: next, times: 1 },
    ])
      for (let time = 0; time < times; time++)
        serveScript(
          remote.entry,
          entryOf(remote, () => module),
        )
    await loadRemote(old)
    await loadRemote(next)
    await loadRemote(old)
    expect(asked).toEqual([old.entry, next.entry, old.entry])
  })
})

describe('a remote that must not be run', () => {
  it.each([
    [{ contract: 2 }, "It needs version 2 of the shell's contract, and the shell has version 1."],
    [{ integrity: '' }, 'Its release has no hash to verify the module with.'],
  ])('is not fetched: %j', async (overrides, reason) => {
    const remote = builtRemote(overrides)
    const failure = await failureOf(loadRemote(remote))
    expect(failure).toMatchObject({ remoteName: remote.name, version: '1.2.0', reason })
    expect(asked).toEqual([])
  })
})

describe('an entry that does not arrive', () => {
  it.each([
    ['cannot be reached', [offline], 'Its file remote.js cannot be reached.'],
    ['is refused', [refused(500)], 'The server returned status 500 for its file remote.js.'],
    ['is a page', [page], 'The server returned text/html instead of the script remote.js.'],
    ['is data', [json(200, {})], 'The server returned application/json instead of the script remote.js.'],
    [
      'is changed',
      [script, offline],
      'Its file remote.js is not what was released: its content does not match its hash.',
    ],
  ])('because it %s says so, and works when it is well again', async (_, answers, reason) => {
    const remote = builtRemote()
    serveScript(
      remote.entry,
      'fails',
      entryOf(remote, () => module),
    )
    answer(fetched(remote.entry), ...answers, script, script)
    expect((await failureOf(loadRemote(remote))).reason).toBe(reason)
    expect((await loadRemote(remote)).pages['/admin/reports']).toBe(Page)
  })

  it('is not run while it is still ill', async () => {
    const remote = builtRemote()
    serveScript(remote.entry, 'fails')
    answer(fetched(remote.entry), offline, refused(503))
    await failureOf(loadRemote(remote))
    expect((await failureOf(loadRemote(remote))).reason).toContain('status 503')
    expect(asked).toEqual([remote.entry])
  })

  it('only because of a bad copy in the cache is fetched and run at once', async () => {
    const remote = builtRemote()
    serveScript(
      remote.entry,
      'fails',
      entryOf(remote, () => module),
    )
    answer(fetched(remote.entry), script, script)
    expect((await loadRemote(remote)).pages['/admin/reports']).toBe(Page)
  })

  it.each([
    ['its file', true],
    ['its script, once the file is there,', false],
  ])('in time fails within five seconds: %s stays out', async (_, isSilent) => {
    vi.useFakeTimers()
    if (isSilent) arrivals = never
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    const remote = builtRemote()
    if (!isSilent) serveScript(remote.entry, 'hangs')
    serveScript(
      remote.entry,
      entryOf(remote, () => module),
    )
    answer(fetched(remote.entry), offline, script, script)
    const failure = failureOf(loadRemote(remote))
    await vi.advanceTimersByTimeAsync(3000)
    expect((await failure).reason).toBe('The server did not respond for its file remote.js.')
    expect(limit).toHaveBeenCalledExactlyOnceWith(1000)
    expect(document.scripts).toHaveLength(0)
    arrivals = script
    expect((await loadRemote(remote)).pages['/admin/reports']).toBe(Page)
  })

  it('fast is waited for as long as something comes', async () => {
    vi.useFakeTimers()
    const remote = builtRemote()
    const parts = [2000, 4000, 6000, 8000]
    const dripping = new ReadableStream({
      start: (controller) => {
        for (const at of parts) setTimeout(() => controller.enqueue(new Uint8Array(1)), at)
        setTimeout(() => controller.close(), 9000)
      },
    })
    arrivals = () => Promise.resolve(new Response(dripping))
    serveScript(
      remote.entry,
      entryOf(remote, () => module),
    )
    const loading = loadRemote(remote)
    await vi.advanceTimersByTimeAsync(9000)
    expect((await loading).pages['/admin/reports']).toBe(Page)
  })
})

describe('a part of a remote that does not arrive', () => {
  it('is named, be it the first', async () => {
    const remote = builtRemote()
    const chunk = new URL('page.js', new URL(remote.entry, location.href)).href
    serveScript(
      remote.entry,
      entryOf(remote, () => {
        throw chunkLoadError(chunk)
      }),
    )
    answer(`GET ${chunk}`, refused(500))
    const { reason } = await failureOf(loadRemote(remote))
    expect(reason).toBe('The server returned status 500 for its file page.js.')
  })

  it('or a later one, after which the remote is run again', async () => {
    const remote = builtRemote()
    const chunk = new URL('later.js', new URL(remote.entry, location.href)).href
    serveScript(
      remote.entry,
      entryOf(remote, () => module),
      entryOf(remote, () => module),
    )
    answer(`GET ${chunk}`, offline, script, script)
    await loadRemote(remote)
    expect((await brokenPage(remote, chunkLoadError(chunk))).reason).toBe('Its file later.js cannot be reached.')
    await loadRemote(remote)
    expect(asked).toEqual([remote.entry, remote.entry])
  })
})

describe('a remote that throws', () => {
  it.each([
    ['in its entry', () => ({ runs: throwing })],
    ['in its module', (remote: ReturnType<typeof builtRemote>) => entryOf(remote, throwing)],
  ])('%s is quoted, and may be tried again', async (_, broken) => {
    const remote = builtRemote()
    serveScript(
      remote.entry,
      broken(remote),
      entryOf(remote, () => module),
    )
    expect((await failureOf(loadRemote(remote))).reason).toBe('It threw an error while it was loading: boom')
    expect((await loadRemote(remote)).pages['/admin/reports']).toBe(Page)
  })

  it('while it is shown is quoted, and run again', async () => {
    const remote = builtRemote()
    serveScript(
      remote.entry,
      entryOf(remote, () => module),
      entryOf(remote, () => module),
    )
    await loadRemote(remote)
    const { reason } = await brokenPage(remote, new Error('no such list'))
    expect(reason).toBe('It threw an error while it was being shown: no such list')
    await loadRemote(remote)
    expect(asked).toHaveLength(2)
  })
})

describe('what arrives and is no remote', () => {
  const noPages = 'What was loaded is not a module of this admin: it has no pages.'
  it.each([
    [{}, noPages],
    [{ default: { pages: null } }, noPages],
    [
      { default: { pages: { '/admin/reports': 'text' } } },
      'It has no page for /admin/reports, although it declares that route.',
    ],
  ])('is said to be none: %j', async (wrong, reason) => {
    const remote = builtRemote()
    serveScript(
      remote.entry,
      entryOf(remote, () => wrong),
    )
    expect((await failureOf(loadRemote(remote))).reason).toBe(reason)
  })

  it('and does not even set its global', async () => {
    const remote = builtRemote()
    serveScript(remote.entry, { runs: () => undefined })
    expect((await failureOf(loadRemote(remote))).reason).toContain('Its entry script ran, but it is not a module')
  })
})
