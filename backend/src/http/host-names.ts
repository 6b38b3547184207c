/** The host that a `Host` header names: without its port, in small letters. Empty for none. */
export function hostName(header: string | undefined): string {
  const name = /^(\[[^\]]*\]|[^:]*)/.exec(header ?? '')?.[1] ?? ''
  return name.toLowerCase().replace(/\.$/, '')
}

/** True for a name of the machine itself. */
export function isLoopbackName(name: string): boolean {
  return name === 'localhost' || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name)
}
