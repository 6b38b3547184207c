import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { ShellFile } from './read-shell-files.js'
import type { ShellBuild } from './shell-build.js'
import { ShellBuildEntity } from './shell-build.entity.js'
import { ShellFileEntity } from './shell-file.entity.js'

/** After this time without a server that serves it, a build is forgotten. */
const keptDays = 90

@Injectable()
export class ShellsRepository {
  constructor(private readonly dataSource: DataSource) {}

  findBuild(id: string): Promise<ShellBuild | null> {
    return this.dataSource.getRepository(ShellBuildEntity).findOneBy({ id })
  }

  async saveBuild({ id, contracts, shared }: ShellBuild): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO shell_builds (id, contracts, shared) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET contracts = $2, shared = $3, seen_at = now()`,
      [id, contracts, JSON.stringify(shared)],
    )
  }

  findFile(name: string): Promise<ShellFileEntity | null> {
    return this.dataSource.getRepository(ShellFileEntity).findOneBy({ name })
  }

  /** Which of these files are not stored yet. Those that are count as seen now. */
  async touchFiles(names: readonly string[]): Promise<string[]> {
    // In one order: two servers that start at once would otherwise wait for each other's rows.
    await this.dataSource.query(
      `UPDATE shell_files SET seen_at = now()
        WHERE name IN (SELECT name FROM shell_files WHERE name = ANY ($1) ORDER BY name FOR UPDATE)`,
      [names],
    )
    const rows: { name: string }[] = await this.dataSource.query(
      'SELECT name FROM unnest($1::text[]) AS name WHERE name NOT IN (SELECT name FROM shell_files)',
      [names],
    )
    return rows.map(({ name }) => name)
  }

  async insertFileOnce({ name, type, content, packed }: ShellFile): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO shell_files (name, type, content, packed) VALUES ($1, $2, $3, $4)
       ON CONFLICT (name) DO UPDATE SET seen_at = now()`,
      [name, type, content, packed],
    )
  }

  async deleteOld(): Promise<void> {
    for (const table of ['shell_files', 'shell_builds'])
      await this.dataSource.query(`DELETE FROM ${table} WHERE seen_at < now() - make_interval(days => $1)`, [keptDays])
  }
}
