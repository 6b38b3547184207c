/** `name=value`, as a browser sends it. */
export type Cookie = string

export async function signIn(url: string, account: { email: string; password: string }): Promise<Cookie> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.email, password: account.password }),
  })
  const line = answer.headers.getSetCookie().find((cookie) => /^(__Host-)?session=/.test(cookie))
  if (line === undefined) throw new Error(`Signing in as ${account.email} answered ${answer.status}.`)
  return line.split(';', 1)[0]!
}
