import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

async function allow(trustedTypes: object | undefined): Promise<void> {
  vi.stubGlobal('self', { trustedTypes })
  const { allowTexts, ownScripts } = await import('./own-scripts')
  allowTexts(ownScripts)
}

it('gives the browser one policy, under the name that needs no call: addresses of scripts, and no markup', async () => {
  const createPolicy = vi.fn<(name: string, rules: object) => void>()
  await allow({ createPolicy })
  expect(createPolicy.mock.calls).toEqual([['default', { createScriptURL: String }]])
})

it('is nothing in a browser without Trusted Types', async () => {
  await expect(allow(undefined)).resolves.toBeUndefined()
})
