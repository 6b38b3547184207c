import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Environment } from '../config/variables.js'
import { StartFailure } from '../start/start-failure.js'
import { fromWhere } from './call.js'

/** Writes a new file for its owner alone, and returns its path. */
export async function writePersonFile(env: Environment, out: string, content: object): Promise<string> {
  const file = resolve(fromWhere(env), out)
  const text = `${JSON.stringify(content, null, 2)}\n`
  await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    throw new StartFailure(`${file} cannot be written (${error.code}): name another file.`)
  })
  return file
}
