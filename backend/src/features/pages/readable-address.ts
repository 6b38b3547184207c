/** An address of two segments that no page has. */
const nothingHere = '/nothing/here'

/**
 * The same URL, or one that the router can decode: it would refuse the other with an answer that no person reads. An
 * invite screen opens without its email; every other page gets the page of not found. Calls are refused as they are.
 */
export function readableAddress(url: string): string {
  const [path = ''] = url.split('?', 1)
  if (/^\/api(\/|$)/.test(path) || isDecodable(path)) return url
  return path.startsWith('/invite/') ? '/invite/' : nothingHere
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
