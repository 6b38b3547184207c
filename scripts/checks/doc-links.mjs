import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../prepare/places.mjs'

const links = /\[[^\]]*\]\(([^)\s]+)\)/g
const ignored = ['node_modules', 'dist', '.nx', '.data', 'test-results']

const files = globSync('**/*.md', { cwd: root, exclude: (name) => ignored.includes(name) }).sort()
const broken = files.flatMap((file) => brokenLinks(join(root, file)).map((link) => `${file}: ${link}`))
const unlinked = globSync('*/README.md', { cwd: root })
  .filter((file) => !readFileSync(join(root, 'README.md'), 'utf8').includes(`(${file})`))
  .map((file) => `README.md: no link to ${file}`)

for (const line of [...broken, ...unlinked]) console.log(line)
process.exitCode = broken.length + unlinked.length > 0 ? 1 : 0

/** Relative links to a file or a heading that does not exist. */
function brokenLinks(file) {
  return [...proseOf(file).matchAll(links)]
    .map(([, link]) => link)
    .filter((link) => !/^[a-z]+:/.test(link) && !leadsSomewhere(file, link))
}

function leadsSomewhere(from, link) {
  const [path, heading] = link.split('#')
  const target = path === '' ? from : join(dirname(from), path)
  if (relative(root, target).startsWith('..') || !existsSync(target)) return false
  return heading === undefined || headingsOf(target).includes(heading)
}

/** The anchors of the headings: lower case, no punctuation, hyphens. */
function headingsOf(file) {
  return [...proseOf(file).matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function proseOf(file) {
  return readFileSync(file, 'utf8').replace(/^```[\s\S]*?^```/gm, '')
}
