import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { array, object, parse, string } from 'valibot'
import { permissionsPolicy } from '../../http/permissions-policy.js'
import { StartFailure } from '../../start/start-failure.js'
import { checkSameBuild, type InlineHashes } from './check-same-build.js'
import { contentPolicy } from './content-policy.js'
import { aroundPageData } from './embed-page-data.js'
import { GzipAround } from './gzip-around.js'
import { withShareOrigin } from './share-origin.js'

/** A built page: its HTML, plain and compressed, and its content policy. */
export interface PageFile {
  readonly html: string
  /** Null for a page that is never without data. */
  readonly brotli: Buffer | null
  /** To place data without compressing the rest again; null for a page that differs in more than its data. */
  readonly gzip: GzipAround | null
  readonly contentPolicy: string
  readonly permissionsPolicy: string
}

const HashesFile = object({ scriptHashes: array(string()), styleHashes: array(string()) })

interface PageNeeds {
  /** Sources besides this site to which its scripts may connect. */
  readonly connections?: readonly string[]
  readonly hasMicrophone?: boolean
  readonly hasTrustedTypes?: boolean
}

/** Reads a built page of the installation at `origin`. */
export async function readPageFile(
  folder: string,
  name: string,
  origin: string,
  { connections = [], hasMicrophone = false, hasTrustedTypes = false }: PageNeeds = {},
): Promise<PageFile> {
  const { html, brotli, hashes } = await withShareOrigin(await readBuilt(folder, name), origin)
  const policy = { scripts: hashes.scriptHashes, styles: hashes.styleHashes, connections, hasTrustedTypes }
  return {
    html,
    brotli,
    gzip: new GzipAround(...aroundPageData(html)),
    contentPolicy: contentPolicy(policy),
    permissionsPolicy: permissionsPolicy({ hasMicrophone }),
  }
}

/** A built page whose data and policy are new at every answer. */
export interface PageSource {
  readonly html: string
  readonly scriptHashes: readonly string[]
}

export async function readPageSource(folder: string): Promise<PageSource> {
  const { html, hashes } = await readBuilt(folder, 'index')
  return { html, scriptHashes: hashes.scriptHashes }
}

async function readBuilt(folder: string, name: string) {
  try {
    const html = await readFile(join(folder, `${name}.html`), 'utf8')
    const brotli = await readFile(join(folder, `${name}.html.br`))
    const hashes: InlineHashes = parse(HashesFile, JSON.parse(await readFile(join(folder, 'csp.json'), 'utf8')))
    checkSameBuild({ html, brotli, hashes })
    return { html, brotli, hashes }
  } catch (error) {
    throw new StartFailure(`The pages in ${folder} are not built (${String(error)}): run 'npm run build'.`)
  }
}
