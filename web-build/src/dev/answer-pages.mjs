import { refuse } from './backend-call.mjs'

/** Waits for a build and for the backend, and answers with the development pages and remotes. */
export function answerPages({ backend, registry, pages, ready }) {
  return async (request, response, next) => {
    await ready()
    const [path] = request.url.split('?', 1)
    const isRegistry = path === '/api/admin/registry' || path === '/api/admin/remotes/active'
    const mayBePage = !path.startsWith('/api/')
    if (request.method !== 'GET' || !(isRegistry || mayBePage)) return next()
    const answer = await backend.whole(request).catch((error) => refuse(response, 502, backend.unreached(error)))
    if (!answer) return
    try {
      const body = isRegistry ? inRegistry(answer, registry) : await inDevelopment(answer, pages)
      response.writeHead(answer.status, withoutBackends(answer.headers))
      response.end(body)
    } catch (error) {
      // No build has succeeded since the start.
      refuse(response, 500, `The page cannot be built; the terminal shows the error. (${error.message})`)
    }
  }
}

const inRegistry = ({ status, body }, registry) =>
  status === 200 ? JSON.stringify(registry.inAnswer(JSON.parse(body))) : body

async function inDevelopment({ headers, body }, pages) {
  if (!headers['content-type']?.startsWith('text/html')) return body
  const html = body.toString()
  for (const page of pages) {
    const own = await page.inPlaceOf(html)
    if (own !== undefined) return own
  }
  return body
}

// These headers describe the backend's page: the hashes of its inline parts, and its length.
const described = ['content-security-policy', 'content-length', 'etag']

const withoutBackends = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !described.includes(name)))
