import { mkdir, rm } from 'node:fs/promises'
import { shotsFolder } from '../product/places.ts'

/** A picture of a state that is no more would be taken for one that is. */
export default async function emptyFolder(): Promise<void> {
  await rm(shotsFolder, { recursive: true, force: true })
  await mkdir(shotsFolder, { recursive: true })
}
