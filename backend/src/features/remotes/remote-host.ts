import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { number, object, parse, record, string } from 'valibot'
import { StartFailure } from '../../start/start-failure.js'

const HostFile = object({ contract: number(), shared: record(string(), string()) })

/** What the built shell offers to remotes: its contract version, and the shared packages with their versions. */
export class RemoteHost {
  constructor(
    readonly contract: number,
    readonly shared: Readonly<Record<string, string>>,
  ) {}
}

export async function readRemoteHost(folder: string): Promise<RemoteHost> {
  try {
    const { contract, shared } = parse(HostFile, JSON.parse(await readFile(join(folder, 'host.json'), 'utf8')))
    return new RemoteHost(contract, shared)
  } catch (error) {
    throw new StartFailure(`The shell in ${folder} is not built (${String(error)}): run 'npm run build'.`)
  }
}
