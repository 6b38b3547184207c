import { createHash } from 'node:crypto'
import { ReleaseFiles, type ReleaseRemote } from '@clarity/contracts'
import { array, safeParse } from 'valibot'

/** A running installation, which is only read: what it has released, by a token with the scope `remotes:read`. */
export class Installation {
  readonly url: string
  private readonly token: string

  constructor(url: string, token: string) {
    this.url = url
    this.token = token
  }

  /** The active version and the newest release of every module. Throws a sentence if they cannot be read. */
  async releases(): Promise<ReleaseFiles[]> {
    const answer = await this.get('/api/admin/remotes/releases', { authorization: `Bearer ${this.token}` })
    const read = safeParse(array(ReleaseFiles), await answer.json().catch(() => null))
    if (!read.success) throw new Error(`${this.url} did not answer with its releases.`)
    return read.output
  }

  /** A release as it can be released elsewhere. Throws a sentence if a file is missing or is not what was released. */
  async build({ name, version, manifest, files }: ReleaseFiles): Promise<ReleaseRemote> {
    const contents = await Promise.all(
      files.map(async (file) => {
        const content = Buffer.from(await (await this.get(file.href)).arrayBuffer())
        const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`
        if (integrity !== file.integrity)
          throw new Error(`${file.name} of ${name} ${version} is not what was released.`)
        return [file.name, content.toString('base64')]
      }),
    )
    return { version, manifest, files: Object.fromEntries(contents) as Record<string, string> }
  }

  private async get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    const answer = await fetch(new URL(path, this.url), { headers, redirect: 'error' }).catch((error: unknown) => {
      throw new Error(`${this.url} cannot be reached (${reasonOf(error)}).`)
    })
    if (answer.ok) return answer
    const { message } = ((await answer.json().catch(() => null)) ?? {}) as { message?: string }
    throw new Error(message ?? `${this.url} answered with status ${answer.status} for ${path}.`)
  }
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error
  return cause instanceof Error && cause.message !== '' ? cause.message : message
}
