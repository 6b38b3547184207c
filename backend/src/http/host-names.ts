/** The host of a `Host` header, without its port, in lower case. Empty if there is none. */
export function hostName(header: string | undefined): string {
  const name = /^(\[[^\]]*\]|[^:]*)/.exec(header ?? '')?.[1] ?? ''
  return name.toLowerCase().replace(/\.$/, '')
}

/** True for a loopback name. */
export function isLoopbackName(name: string): boolean {
  return name === 'localhost' || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name)
}
