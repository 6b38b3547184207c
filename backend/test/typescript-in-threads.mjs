// Node starts a thread, not vitest, so these hooks load our TypeScript sources in it, compiled with vitest's settings.
import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { transformFileSync } from '@swc/core'

const backend = join(import.meta.dirname, '..')
const sources = pathToFileURL(join(backend, 'src', '/')).href

registerHooks({
  resolve(specifier, context, next) {
    const source = sourceOf(specifier, context.parentURL)
    return source ? { url: source, format: 'module', shortCircuit: true } : next(specifier, context)
  },
  load(url, context, next) {
    if (!url.startsWith(sources) || !url.endsWith('.ts')) return next(url, context)
    const { code } = transformFileSync(fileURLToPath(url), { configFile: join(backend, '.swcrc') })
    return { format: 'module', source: code, shortCircuit: true }
  },
})

/** The TypeScript source of one of our `.js` imports. */
function sourceOf(specifier, parentUrl) {
  if (!/^(\.|file:).*\.js$/.test(specifier)) return null
  const { href } = new URL(specifier, parentUrl)
  const source = href.replace(/js$/, 'ts')
  return href.startsWith(sources) && existsSync(fileURLToPath(source)) ? source : null
}
