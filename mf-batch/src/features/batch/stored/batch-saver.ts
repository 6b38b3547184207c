import { asCallError } from '@clarity/admin-kit'
import type { CreateBatch, SaveBatch, SaveBatchRows, SavedBatch } from '@clarity/contracts/stored-batch'
import { isBlank, type BatchRow } from '../rows/row'
import type { SheetStore } from '../submit/sheet-store'
import { newKey } from '../submit/new-key'
import { toStoredRow } from './stored-rows'
import { savedRows, sharesRows, unsavedRows, type SavedRows } from './unsaved-rows'

/** Keys that are pressed within it are saved together. */
const gatheredMs = 700
const retryMs = 5_000

/** The server's calls. They reject with a call error. */
export interface SaveCalls {
  create(this: void, body: CreateBatch): Promise<SavedBatch>
  saveAll(this: void, body: SaveBatch & { id: string }): Promise<SavedBatch>
  saveRows(this: void, body: SaveBatchRows & { id: string }): Promise<SavedBatch>
}

/** `taken`: another browser has saved later changes, so nothing more is saved here. */
export interface Saving {
  readonly state: 'saved' | 'unsaved' | 'failed' | 'taken'
  /** Null until there is something to save. */
  readonly id: string | null
}

interface Stored {
  readonly id: string
  readonly revision: number
  readonly scenarioId: string | undefined
  readonly rows: SavedRows
}

/** Saves a sheet as it changes: only what changed, one call after the other. */
export class BatchSaver {
  scenarioId: string | undefined
  private readonly page = newKey()
  private batch: Stored | null = null
  /** The batch before the last import, or before Reset All, to which Undo returns. */
  private earlier: Stored | null = null
  private running: Promise<void> | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private saving: Saving = { state: 'saved', id: null }

  constructor(
    private readonly store: SheetStore,
    private readonly calls: () => SaveCalls,
    private readonly say: (saving: Saving) => void,
  ) {
    let { rows } = store.getState()
    store.subscribe(() => {
      if (store.getState().rows === rows) return
      rows = store.getState().rows
      this.schedule(gatheredMs)
    })
  }

  /** From now on these rows of the sheet are those of this batch. */
  adopt(batch: { id: string; revision: number }, rows: readonly BatchRow[]): void {
    this.batch = { ...batch, scenarioId: this.scenarioId, rows: savedRows(rows) }
    this.earlier = null
    clearTimeout(this.timer)
    this.become('saved')
  }

  /** Saves now, and resolves when that is done or has failed. False if another browser goes on with the batch. */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer)
    this.running ??= this.run().finally(() => (this.running = null))
    await this.running
    return this.saving.state !== 'taken'
  }

  private schedule(ms: number): void {
    if (this.saving.state === 'taken' || this.isSaved()) return
    if (this.saving.state === 'saved') this.become('unsaved')
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.flush(), ms)
  }

  private async run(): Promise<void> {
    while (this.saving.state !== 'taken' && !this.isSaved())
      try {
        await this.save(this.store.getState().rows)
      } catch (error) {
        if (asCallError(error).status === 409) return this.become('taken')
        this.become('failed')
        return this.schedule(retryMs)
      }
    this.become(this.saving.state === 'taken' ? 'taken' : 'saved')
  }

  private async save(rows: readonly BatchRow[]): Promise<void> {
    this.choose(rows)
    const { scenarioId, batch } = this
    const { id, revision } = await this.send(rows)
    // The sheet may have become that of another batch meanwhile.
    if (this.batch === batch) this.batch = { id, revision, scenarioId, rows: savedRows(rows) }
  }

  private send(rows: readonly BatchRow[]): Promise<SavedBatch> {
    const { batch, page } = this
    const scenario_id = this.scenarioId ?? null
    if (!batch) return this.calls().create({ rows: rows.map(toStoredRow), page, scenario_id })
    const { id, revision } = batch
    const { changed, removed } = unsavedRows(batch.rows, rows)
    const given = { id, revision, page, scenario_id }
    if (changed.length + removed.length > rows.length / 2 && rows.length > 1)
      return this.calls().saveAll({ ...given, rows: rows.map(toStoredRow) })
    return this.calls().saveRows({ ...given, rows: changed.map(toStoredRow), removed: removed.map(Number) })
  }

  /** Rows that replace results begin another batch: the results stay in the earlier one. */
  private choose(rows: readonly BatchRow[]): void {
    if (!this.batch || sharesRows(this.batch.rows, rows)) return
    const left = this.batch
    if (this.earlier && sharesRows(this.earlier.rows, rows)) this.batch = this.earlier
    else if (hasResults(left)) this.batch = null
    else return
    this.earlier = left
  }

  private isSaved(): boolean {
    const { rows } = this.store.getState()
    const { batch } = this
    if (!batch) return rows.every((row) => row.status === 'pending' && isBlank(row))
    const { changed, removed } = unsavedRows(batch.rows, rows)
    return changed.length + removed.length === 0
  }

  private become(state: Saving['state']): void {
    const id = this.batch?.id ?? null
    if (this.saving.state === state && this.saving.id === id) return
    this.saving = { state, id }
    this.say(this.saving)
  }
}

const hasResults = ({ rows }: Stored) => [...rows.values()].some(({ status }) => status === 'success')
