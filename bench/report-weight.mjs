// Compares the report's scripts with the bare libraries (React, react-markdown, two d3-shape charts), until its overview
// is readable and as a whole, and weighs the gate.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'

const mostUntilOverview = 1.05
const mostOfWhole = 1.15
const maxGateBytes = 3000
const viewer = join(import.meta.dirname, '../report-viewer')
const webpack = createRequire(join(viewer, '../web-build/package.json'))('webpack')
const scratch = mkdtempSync(join(tmpdir(), 'report-weight-'))

function brotli(bytes) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return brotliCompressSync(bytes, { params }).length
}

const weigh = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, bytes: brotli(readFileSync(join(folder, name))) }))

const build = (config) =>
  new Promise((resolve, reject) =>
    webpack(config, (error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')))
      else resolve()
    }),
  )

// Both by webpack in production mode with its own default minimizer.
const { default: viewerConfigs } = await import(pathToFileURL(join(viewer, 'webpack.config.mjs')))
const web = viewerConfigs.find(({ name }) => name === 'web')
const bare = {
  mode: 'production',
  context: viewer,
  target: web.target,
  entry: join(import.meta.dirname, 'report-weight/bare.tsx'),
  output: { path: join(scratch, 'bare') },
  resolve: { extensions: web.resolve.extensions, modules: [join(viewer, 'node_modules'), 'node_modules'] },
  module: { rules: web.module.rules.slice(0, 1) },
  devtool: false,
  performance: false,
}

try {
  await build(bare)
  await build(
    viewerConfigs.map((config) => ({
      ...config,
      output: { ...config.output, path: config === web ? join(scratch, 'viewer/assets') : config.output.path },
    })),
  )
  const page = readFileSync(join(scratch, 'viewer/index.html'))
  const inline = /<script[^>]*>(.*?)<\/script>/s.exec(page.toString())[1]
  const parts = [...weigh(join(scratch, 'viewer/assets')), { name: 'head script', bytes: brotli(Buffer.from(inline)) }]
  const sum = (some) => some.reduce((all, { bytes }) => all + bytes, 0)
  const [{ bytes: least }] = weigh(join(scratch, 'bare'))
  const untilOverview = sum(parts.filter(({ name }) => !name.startsWith('details.')))
  const whole = sum(parts)
  for (const { name, bytes } of parts) console.log(`${String(bytes).padStart(7)}  ${name}`)
  console.log(`${String(least).padStart(7)}  React, react-markdown and two charts, bare`)
  const isWithin = [
    ['scripts until the overview is readable', untilOverview, mostUntilOverview],
    ['scripts of a whole report', whole, mostOfWhole],
  ].map(([what, bytes, most]) => {
    console.log(`${String(bytes).padStart(7)}  ${what}: ratio ${(bytes / least).toFixed(3)} (at most ${most})`)
    return bytes <= most * least
  })
  console.log(`gate ${brotli(page)} bytes of HTML before its headers (at most ${maxGateBytes} with them)`)
  process.exitCode = isWithin.every(Boolean) && brotli(page) <= maxGateBytes ? 0 : 1
} finally {
  rmSync(scratch, { recursive: true })
}
