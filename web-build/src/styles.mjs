import { bundle } from 'lightningcss'

/** One minified stylesheet out of a file and what it imports; also the files it was made of. */
export function bundleStyles(filename) {
  const { code } = bundle({
    filename,
    minify: true,
    targets: { chrome: 110 << 16, safari: 16 << 16, firefox: 110 << 16 },
  })
  return code.toString()
}
