import { Injectable } from '@nestjs/common'

/** The versions of the builds that this server's own start has released. */
@Injectable()
export class ServerBuilds {
  private readonly versions = new Map<string, string>()

  note(name: string, version: string): void {
    this.versions.set(name, version)
  }

  /** Null for a remote of which this server has no build. */
  find(name: string): string | null {
    return this.versions.get(name) ?? null
  }
}
