/** Servers whose API is documented: they enforce a schema, and their models read at least 128,000 tokens. */
const knownHosts = [
  /^api\.openai\.com$/,
  /\.openai\.azure\.com$/,
  /\.(services\.ai|cognitiveservices)\.azure\.com$/,
  /^api\.anthropic\.com$/,
]

/** Whether this is a vendor's own server; an address of null is the vendor's. */
export function isKnownLlmServer(baseUrl: string | null): boolean {
  return baseUrl === null || knownHosts.some((host) => host.test(new URL(baseUrl).hostname))
}
