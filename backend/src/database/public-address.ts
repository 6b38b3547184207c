/** The host and name of a database. The full address contains a user and a password, and its parameters may too. */
export function publicAddress(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl)
  return host + pathname
}
