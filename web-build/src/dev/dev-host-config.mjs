import { join } from 'node:path'
import { adminBase } from '../admin-host.mjs'
import { developmentScripts, fastRefresh, inDevelopment, keptBuild } from './fast-refresh.mjs'

/** The shell's admin from its sources, with React's development build, which fast refresh needs. */
export function devHost({ shell, served }) {
  const config = adminBase({ folder: shell, served, hash: '', rules: [developmentScripts] })
  return inDevelopment({
    ...config,
    cache: keptBuild(shell, 'admin'),
    entry: { admin: [join(import.meta.dirname, 'lend-refresh.js'), ...config.entry.admin] },
    plugins: [...config.plugins, fastRefresh()],
  })
}
