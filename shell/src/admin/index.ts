import { allowTexts, ownScripts } from '@clarity/browser-kit/own-scripts'
import { watchCommits } from './isolation/commit-watch'

// Libraries fill elements with styles as they do with markup; without a tag a text cannot become an element.
allowTexts({ ...ownScripts, createHTML: (text) => (text.includes('<') ? null : text) })
watchCommits()
void run()

/**
 * The kit and the shell are run while React's renderer, which only the first drawing needs, is still on its way: each in
 * a task of its own, for a slow phone to paint between them. The shared packages must be provided before any code that
 * uses them: import nothing above that takes one.
 */
async function run(): Promise<void> {
  const renderer = import(/* webpackMode: "lazy", webpackChunkName: "renderer" */ 'react-dom/client')
  for (const part of [() => import('@clarity/admin-kit'), () => import('./main')]) {
    await part()
    await new Promise((resolve) => setTimeout(resolve))
  }
  const { start } = await import('./main')
  await start(renderer)
}
