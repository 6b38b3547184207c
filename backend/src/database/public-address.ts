/** Where a database is: the address itself carries a user and a password, and its parameters may. */
export function publicAddress(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl)
  return host + pathname
}
