import { expect, it } from 'vitest'
import { embedPageData } from './embed-page-data.js'

const page = '<head><!--page-data--></head>'

it('replaces the placeholder of the page with the data', () => {
  expect(embedPageData(page, { email: 'a@b.co' })).toBe(
    '<head><script type="application/json" id="page-data">{"email":"a@b.co"}</script></head>',
  )
})

it.each(['</script><script>alert(1)</script>', '<!--', "$&$'$`", '\u2028"\\'])('keeps %j data', (notice) => {
  const html = embedPageData(page, { notice })
  const json = /json" id="page-data">(.*)<\/script><\/head>$/s.exec(html)![1]!
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({ notice })
})

it('says a notice also to a browser without scripts, as text', () => {
  const html = embedPageData('<p><!--notice-->More.</p>', { notice: 'Not <known> & gone.' })
  expect(html).toBe('<p>Not &lt;known> &amp; gone. More.</p>')
  expect(embedPageData('<p><!--notice-->More.</p>', undefined)).toBe('<p>More.</p>')
})

it('removes the placeholder if there is no data', () => {
  expect(embedPageData(page, undefined)).toBe('<head></head>')
})
