/** The server that the commands work with: `CLARITY_URL`. Throws a sentence if it is no address. */
export function backendAddress({ CLARITY_URL: address = 'http://localhost:3000' } = process.env) {
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return address
  throw new Error(`CLARITY_URL is ${JSON.stringify(address)}: set it to an address such as https://clarity.example.com`)
}
