/** No host name is longer. */
const longestHost = 253

/** The host of a `Referer` header, without its port; null if there is none or it cannot be read. */
export function referrerHost(referrer: string | undefined): string | null {
  if (referrer === undefined || !URL.canParse(referrer)) return null
  const { hostname } = new URL(referrer)
  return hostname === '' || hostname.length > longestHost ? null : hostname
}
