import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { array, object, parse, string, type InferOutput } from 'valibot'
import { StartFailure } from '../../start/start-failure.js'
import { contentPolicy } from './content-policy.js'

/** A built page: its HTML, the same packed, and what it may load. */
export interface PageFile {
  readonly html: string
  /** Null for a page that is never the same: its data are part of every answer. */
  readonly brotli: Buffer | null
  readonly contentPolicy: string
}

const InlineHashes = object({ scriptHashes: array(string()), styleHashes: array(string()) })

/** Reads a built page. `connections` are sources beside this site that its scripts may connect to. */
export async function readPageFile(
  folder: string,
  name: string,
  connections: readonly string[] = [],
): Promise<PageFile> {
  return asBuilt(folder, async () => {
    const { scriptHashes, styleHashes } = await readHashes(folder)
    return {
      html: await readBuilt(folder, `${name}.html`),
      brotli: await readFile(join(folder, `${name}.html.br`)),
      contentPolicy: contentPolicy({ scripts: scriptHashes, styles: styleHashes, connections }),
    }
  })
}

/** A built page whose data and policy are made anew for every answer. */
export interface PageSource {
  readonly html: string
  readonly scriptHashes: readonly string[]
}

export function readPageSource(folder: string): Promise<PageSource> {
  return asBuilt(folder, async () => ({
    html: await readBuilt(folder, 'index.html'),
    scriptHashes: (await readHashes(folder)).scriptHashes,
  }))
}

async function readHashes(folder: string): Promise<InferOutput<typeof InlineHashes>> {
  return parse(InlineHashes, JSON.parse(await readBuilt(folder, 'csp.json')))
}

function readBuilt(folder: string, file: string): Promise<string> {
  return readFile(join(folder, file), 'utf8')
}

async function asBuilt<Result>(folder: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    throw new StartFailure(`The pages in ${folder} are not built (${String(error)}): run 'npm run build'.`)
  }
}
