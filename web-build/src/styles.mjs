import { bundle } from 'lightningcss'
import { styleTargets } from './browsers.mjs'

/** One minified stylesheet out of a file and what it imports; also the files it was made of. */
export function bundleStyles(filename) {
  const { code } = bundle({
    filename,
    minify: true,
    targets: styleTargets,
  })
  return code.toString()
}
