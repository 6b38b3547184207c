import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { screenshotsFolder } from '../product/places.ts'

/** One page with every screenshot, one row per state. */
export default async function writeIndex(): Promise<void> {
  const pictures = (await readdir(screenshotsFolder)).filter((name) => name.endsWith('.png')).sort()
  const byState = Map.groupBy(pictures, (name) => name.split('.')[0]!)
  const rows = [...byState].map(
    ([state, files]) => `<section><h2>${state}</h2><div>${files.map(figure).join('')}</div></section>`,
  )
  await writeFile(join(screenshotsFolder, 'index.html'), page(rows.join('\n')))
  console.log(`${pictures.length} pictures: ${join(screenshotsFolder, 'index.html')}`)
}

function figure(file: string): string {
  const [, width, theme] = file.split('.')
  return `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${width} px, ${theme}</figcaption></figure>`
}

const page = (content: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Every page and state</title>
<style>
  body { margin: 2rem; background: #f4f4f8; color: #1d1b31; font: 16px/1.5 system-ui, sans-serif }
  h2 { margin: 2rem 0 .5rem; font-size: 1rem }
  section div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
  figure { margin: 0 }
  img { display: block; height: 22rem; max-width: 34rem; object-fit: cover; object-position: top; border: 1px solid #d8d7e2 }
  figcaption { color: #5c5a72; font-size: .875rem }
</style>
<h1>Every page and state</h1>
${content}
</html>
`
