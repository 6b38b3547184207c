import { keepSurface } from './kept-surface.mjs'

try {
  console.log(`Written: ${keepSurface()}`)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
