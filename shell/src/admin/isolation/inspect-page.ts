import { texts } from './texts'
import { mendGlobals, watchGlobals } from './watched-globals'
import { mendRoot, watchRoot } from './watched-root'
import { mendStyles } from './watched-styles'

const mostNames = 6

/** Call it before any remote runs. */
export function watchPage(): void {
  watchGlobals()
  watchRoot()
}

/** The findings from before anyone listened. */
let untold: string | null = null

/** Mends as `inspectPage` does; the next call of that returns the findings. */
export function inspectEarly(): void {
  untold = inspectPage()
}

/** Mends what a module may have changed of the whole page, and says what that was; null if nothing. */
export function inspectPage(): string | null {
  const before = untold
  untold = null
  return [before, look()].filter((found) => found !== null).join(' ') || null
}

function look(): string | null {
  const globals = mendGlobals()
  const styles = mendStyles()
  const sentences = [
    globals.length > 0 && texts.globals(listed(globals)),
    styles.length > 0 && texts.styles(listed(styles)),
    mendRoot() && texts.root,
  ]
  return sentences.filter((sentence) => sentence !== false).join(' ') || null
}

const listed = (names: readonly string[]) =>
  names.length > mostNames ? `${names.slice(0, mostNames).join(', ')} …` : names.join(', ')
