import type { ReleaseRemote } from './release-remote.js'

/**
 * What a team's key signs (Ed25519 over these UTF-8 bytes): one line each for the format, the module's name, the version
 * and the manifest (JSON without spaces, the keys of every object sorted), then for each file, by name, the SHA-256 of
 * its content in hexadecimal, a space and the name. Lines end in a line feed.
 */
export function signedReleaseText(
  name: string,
  { version, manifest }: Pick<ReleaseRemote, 'version' | 'manifest'>,
  fileHashes: Readonly<Record<string, string>>,
): string {
  const files = Object.keys(fileHashes)
    .sort()
    .map((file) => `${fileHashes[file]} ${file}`)
  return ['clarity-release-1', name, version, canonicalJson(manifest), ...files].map((line) => `${line}\n`).join('')
}

function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, field]) => field !== undefined)
  const sorted = entries.sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${sorted.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(',')}}`
}
