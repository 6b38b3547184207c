import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { array, object, parse, string } from 'valibot'
import { StartFailure } from '../../start-failure.js'

/** A built page: its HTML, the same packed, and the hashes of what stands inline in it. */
export interface PageFile {
  readonly html: string
  readonly brotli: Buffer
  readonly contentPolicy: string
}

const InlineHashes = object({ scriptHashes: array(string()), styleHashes: array(string()) })

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** Folders of the built front ends, from the root of the repository. */
export const builtFolders = {
  viewer: join(root, 'report-viewer/dist'),
  site: join(root, 'shell/dist/site'),
}

/** Reads a built page. `connections` are sources beside this site that its scripts may connect to. */
export async function readPageFile(folder: string, connections: readonly string[] = []): Promise<PageFile> {
  try {
    const hashes = parse(InlineHashes, JSON.parse(await readFile(join(folder, 'csp.json'), 'utf8')))
    return {
      html: await readFile(join(folder, 'index.html'), 'utf8'),
      brotli: await readFile(join(folder, 'index.html.br')),
      contentPolicy: contentPolicy(hashes, connections),
    }
  } catch (error) {
    throw new StartFailure(`The pages in ${folder} are not built (${String(error)}): run 'npm run build'.`)
  }
}

/** What a page may load: its own inline parts by hash, everything else from this site. */
function contentPolicy(
  { scriptHashes, styleHashes }: { scriptHashes: string[]; styleHashes: string[] },
  connections: readonly string[],
): string {
  const quoted = (hashes: string[]) => hashes.map((hash) => ` '${hash}'`).join('')
  return [
    "default-src 'none'",
    `script-src 'self'${quoted(scriptHashes)}`,
    `style-src 'self'${quoted(styleHashes)}`,
    "img-src 'self' data:",
    ["connect-src 'self'", ...connections].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join(';')
}
