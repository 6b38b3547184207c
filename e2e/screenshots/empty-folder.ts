import { mkdir, rm } from 'node:fs/promises'
import { screenshotsFolder } from '../product/places.ts'

/** A screenshot of a removed state would look current. */
export default async function emptyFolder(): Promise<void> {
  await rm(screenshotsFolder, { recursive: true, force: true })
  await mkdir(screenshotsFolder, { recursive: true })
}
