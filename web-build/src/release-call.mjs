import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { backendAddress } from './backend-address.mjs'

/** One request to the registry, with the release token. Throws the server's message if it refuses. */
export async function callRegistry(path, body) {
  const { RELEASE_TOKEN: token } = process.env
  const url = backendAddress()
  if (!token) throw new Error('RELEASE_TOKEN is not set: set it to a token from the /admin/modules page of the server.')
  const request = {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  }
  const answer = await fetch(new URL(path, url), request).catch((error) => {
    throw new Error(`${url} cannot be reached (${error.cause?.message ?? error.message}).`)
  })
  const text = await answer.text()
  if (answer.ok) return JSON.parse(text)
  throw new Error(sentenceOf(text) ?? `${url} answered with status ${answer.status}.`)
}

/** A build in the registry's format: its manifest, and its files by path in base64. */
export function readBuild(folder) {
  const files = join(folder, 'files')
  const paths = readdirSync(files, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return {
    ...JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')),
    files: Object.fromEntries(
      paths.map((path) => [relative(files, path).replaceAll(sep, '/'), readFileSync(path, 'base64')]),
    ),
  }
}

function sentenceOf(text) {
  try {
    return JSON.parse(text).message
  } catch {
    return undefined
  }
}
