import { chmodSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { asRoot, EmbeddedStage } from '../../../test/embedded-stage.js'
import { preparePlace } from './place.js'

const stage = new EmbeddedStage()

// macOS has no link to a process's own folder, so a closed parent keeps another account out.
beforeEach(() => {
  const { platform } = process
  Object.defineProperty(process, 'platform', { value: 'darwin' })
  onTestFinished(() => void Object.defineProperty(process, 'platform', { value: platform }))
  chmodSync(stage.parent, 0o700)
})

test('if the account cannot access DATA_DIR, the store is elsewhere, and every start says so', () => {
  for (let round = 0; round < 2; round++) {
    stage.said = []
    const { store } = preparePlace(stage.dataDir, stage.say)
    expect(store).toBe(asRoot ? stage.storeSaid() : join(stage.dataDir, 'postgres'))
    expect(stage.said.length).toBe(asRoot ? 1 : 0)
  }
})

test('the next start removes the store of a deleted temporary DATA_DIR', () => {
  const { store } = preparePlace(stage.dataDir, stage.say)
  rmSync(stage.dataDir, { recursive: true })
  stage.said = []
  preparePlace(join(stage.parent, 'another'), stage.say)
  expect(existsSync(store)).toBe(false)
})
