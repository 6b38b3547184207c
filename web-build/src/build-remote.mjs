#!/usr/bin/env node
import { buildOf } from './build-of.mjs'
import { remoteConfig } from './remote-config.mjs'

try {
  await buildOf(remoteConfig(process.cwd()))
  console.log('Built: dist/files, and dist/release.json with the manifest.')
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
