import { existsSync } from 'node:fs'
import { startProduct } from '../product/product.ts'
import { firefox } from './firefox.ts'
import { tellMainStory } from './main-story.ts'
import type { Engine } from './tab.ts'
import { webkit } from './webkit.ts'

/** Runs the main story in one browser; false if it failed. A browser that is not installed is skipped with a line. */
async function tryIn({ name, programs, packages, open }: Engine): Promise<boolean> {
  if (!programs.every((program) => existsSync(program))) {
    console.log(`${name}: left out, it is not installed (apt-get install ${packages})`)
    return true
  }
  const begun = Date.now()
  const product = await startProduct()
  const tab = await open()
  const failure = await tellMainStory(tab, product).then(
    () => null,
    (error: Error) => error,
  )
  const where = failure === null ? '' : await tab.address()
  await tab.close()
  await product.stop()
  const secs = ((Date.now() - begun) / 1000).toFixed(1)
  console.log(`${name}: ${failure === null ? 'the main story passed' : `${failure.message} At ${where}`} (${secs} s)`)
  return failure === null
}

const results: boolean[] = []
for (const engine of [firefox, webkit]) results.push(await tryIn(engine))
process.exit(results.every(Boolean) ? 0 : 1)
