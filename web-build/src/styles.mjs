import { readFileSync } from 'node:fs'
import { bundleAsync, Features } from 'lightningcss'
import { styleTargets } from './browsers.mjs'
import { withDesignTokens } from './with-design-tokens.mjs'

/** One minified stylesheet from a file and its imports. */
export async function bundleStyles(filename) {
  const { code } = await bundleAsync({
    filename,
    minify: true,
    targets: styleTargets,
    // No style uses `light-dark()`; its fallback would be in every page.
    exclude: Features.LightDark,
    resolver: { read: (file) => withDesignTokens(readFileSync(file, 'utf8')) },
  })
  return code.toString()
}
