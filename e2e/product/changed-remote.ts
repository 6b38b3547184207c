import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runToEnd, type EndedProgram } from '../operator/run-to-end.ts'
import { root } from './places.ts'

interface Change {
  readonly version: string
  /** The original and the replacement text in a file of the remote's folder. */
  readonly file: string
  readonly from: string
  readonly to: string
}

/** Another team's work on a remote: a copy of its folder, in which builds and releases are isolated. */
export class ChangedRemote {
  private readonly folder: string

  private constructor(folder: string) {
    this.folder = folder
  }

  static async of(name: string): Promise<ChangedRemote> {
    // Inside the repository, so its packages are found.
    const folder = await mkdtemp(join(root, 'node_modules', '.cache', `${name}-`))
    const isOwn = (path: string) => !/[\\/](dist|node_modules)$/.test(path)
    await cp(join(root, name), folder, { recursive: true, filter: isOwn })
    return new ChangedRemote(folder)
  }

  async change({ version, file, from, to }: Change): Promise<void> {
    await this.replace(file, from, to)
    await this.replace('package.json', /"version": "[^"]+"/, `"version": "${version}"`)
  }

  async replace(file: string, from: string | RegExp, to: string): Promise<void> {
    const path = join(this.folder, file)
    const before = await readFile(path, 'utf8')
    const after = before.replace(from, to)
    if (after === before) throw new Error(`There is no ${from} in ${file}.`)
    await writeFile(path, after)
  }

  /** The command that its README names. */
  release(url: string, token: string, ...options: string[]): Promise<EndedProgram> {
    const asked = options.length > 0 ? ['--', ...options] : []
    const env = { CLARITY_URL: url, RELEASE_TOKEN: token }
    return runToEnd('npm', ['run', '--silent', 'release', ...asked], { env, cwd: this.folder })
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true })
  }
}
