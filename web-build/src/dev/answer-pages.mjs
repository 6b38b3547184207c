/** Waits for a build and for the backend, and answers with the development pages and remotes. */
export function answerPages({ backend, admin, pages, own, ready }) {
  return async (request, response, next) => {
    const [path] = request.url.split('?', 1)
    if (own.some((folder) => path.startsWith(folder))) return next()
    await ready()
    const isRegistry = path === '/api/admin/remotes/active'
    const isPage = !path.startsWith('/api/') && request.headers.accept?.includes('text/html')
    if (request.method !== 'GET' || !(isRegistry || isPage)) return next()
    try {
      const answer = await ask(backend, request)
      const text = await answer.text()
      copyHeaders(answer, response)
      response.statusCode = answer.status
      response.end(isRegistry ? registry(answer, text, admin) : await inDevelopment(pages, text))
    } catch (error) {
      response.statusCode = 502
      response.setHeader('content-type', 'text/plain; charset=utf-8')
      response.end(`${backend} cannot be reached: ${error.message}`)
    }
  }
}

function ask(backend, { url, headers: { cookie = '', accept = '', 'user-agent': userAgent = '' } }) {
  return fetch(new URL(url, backend), { headers: { cookie, accept, 'user-agent': userAgent }, redirect: 'manual' })
}

const registry = (answer, text, admin) => (answer.ok ? JSON.stringify(admin.replaced(JSON.parse(text))) : text)

async function inDevelopment(pages, html) {
  for (const page of pages) {
    const own = await page.inPlaceOf(html)
    if (own !== undefined) return own
  }
  return html
}

// These headers describe the backend's page: the hashes of its inline parts, its length and its encoding.
const dropped = ['content-security-policy', 'content-length', 'content-encoding', 'transfer-encoding', 'connection']

function copyHeaders(answer, response) {
  for (const [name, value] of answer.headers) {
    if (!dropped.includes(name) && name !== 'set-cookie') response.setHeader(name, value)
  }
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
}
