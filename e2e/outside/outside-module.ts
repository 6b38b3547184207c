import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { runToEnd } from '../operator/run-to-end.ts'
import { root } from '../product/places.ts'

/** The machine's own npm and Node: nothing of the repository helps a team outside of it. */
const path = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter)

/** A module that a team writes outside the repository, from packed packages. */
export class OutsideModule {
  readonly name = 'acme-orders'
  readonly env = { PATH: path }
  private readonly place: string

  private constructor(place: string) {
    this.place = place
  }

  /** In a folder of its own, with nothing but what `create-remote` wrote. */
  static async create(): Promise<OutsideModule> {
    const module = new OutsideModule(await realpath(await mkdtemp(join(tmpdir(), 'clarity-outside-'))))
    const sdk = join(module.place, 'sdk')
    const { out } = await run('npm', ['run', '--silent', 'sdk', '--', '--out', sdk], { cwd: root, env: {} })
    const webBuild = /\S+web-build\S+[.]tgz/.exec(out)![0]
    const create = ['--yes', '--package', webBuild, 'create-remote', module.name, '--scope', '@acme']
    await run('npx', create, { cwd: module.place, env: module.env })
    return module
  }

  get folder(): string {
    return join(this.place, this.name)
  }

  /** `npm` with these arguments in its folder; gives what it printed. */
  async npm(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> {
    return (await run('npm', args, { cwd: this.folder, env: { ...this.env, ...env } })).out
  }

  async edit(file: string, from: string | RegExp, to: string): Promise<void> {
    const path = join(this.folder, file)
    const before = await readFile(path, 'utf8')
    const after = before.replace(from, to)
    if (after === before) throw new Error(`There is no ${from} in ${file}.`)
    await writeFile(path, after)
  }

  remove(): Promise<void> {
    return rm(this.place, { recursive: true })
  }
}

async function run(program: string, args: readonly string[], options: { cwd: string; env: Record<string, string> }) {
  const ended = await runToEnd(program, args, options)
  if (ended.code !== 0) throw new Error(`${program} ${args.join(' ')} failed.\n${ended.out}\n${ended.error}`)
  return ended
}
