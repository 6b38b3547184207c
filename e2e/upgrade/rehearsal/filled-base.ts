import { newDataFolder, type DataFolder } from '../../product/data-folder.ts'
import { runToEnd } from '../../operator/run-to-end.ts'
import { fill } from '../fill.ts'
import { Installation } from '../installation.ts'
import type { InstallationRecord } from '../record.ts'
import type { BaseRelease } from './base-release.ts'

/** A stopped data folder of the base release, to be copied for everything that opens it. */
export class FilledBase {
  readonly record: InstallationRecord
  private readonly data: DataFolder

  private constructor(record: InstallationRecord, data: DataFolder) {
    this.record = record
    this.data = data
  }

  static async fill({ folder }: BaseRelease): Promise<FilledBase> {
    const data = await newDataFolder()
    const record = await fill(await Installation.at({ release: folder, dataDir: data.path }))
    return new FilledBase(record, data)
  }

  /** With owners and modes: as root, the database belongs to an account of its own. */
  async copy(): Promise<DataFolder> {
    const copy = await newDataFolder()
    const { code, error } = await runToEnd('cp', ['-a', this.data.path, copy.path], { env: {} })
    if (code !== 0) throw new Error(`The data folder was not copied: ${error}`)
    return copy
  }
}
