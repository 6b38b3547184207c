import { mkdir, rm } from 'node:fs/promises'
import { screenshotsFolder } from '../product/places.ts'

/** A picture of a state that is no more would be taken for one that is. */
export default async function emptyFolder(): Promise<void> {
  await rm(screenshotsFolder, { recursive: true, force: true })
  await mkdir(screenshotsFolder, { recursive: true })
}
