import { join } from 'node:path'
import webpack from 'webpack'
import { BrotliPlugin } from '../brotli-plugin.mjs'
import { isTooOld } from '../browsers.mjs'
import { PagePlugin } from '../page-plugin.mjs'
import { developmentScripts, fastRefresh, inDevelopment, keptBuild } from './fast-refresh.mjs'

/**
 * The development build of a prerendered bundle, made from its production build: the app has fast refresh, the inline
 * parts of its pages do not.
 */
export function devPageConfigs([prerender, web]) {
  const pagePlugins = web.plugins.filter((plugin) => plugin instanceof PagePlugin)
  const inline = pagePlugins.map(({ entry }) => entry)
  const others = web.plugins.filter((plugin) => !(plugin instanceof PagePlugin || plugin instanceof BrotliPlugin))
  const tooOld = new webpack.DefinePlugin({ IS_TOO_OLD: isTooOld })
  const app = inDevelopment({
    ...web,
    dependencies: undefined,
    entry: Object.fromEntries(Object.entries(web.entry).filter(([name]) => !inline.includes(name))),
    output: { ...withoutHashes(web.output), clean: false },
    module: { ...web.module, rules: web.module.rules.map(refreshed) },
    plugins: [...others, tooOld, fastRefresh(web.name)],
    optimization: { splitChunks: false },
    cache: keptBuild(web.context, web.name),
  })
  const head = {
    ...web,
    name: `${web.name}-head`,
    dependencies: undefined,
    devServer: false,
    entry: Object.fromEntries(Object.entries(web.entry).filter(([name]) => inline.includes(name))),
    output: { ...withoutHashes(web.output), path: join(web.output.path, 'head'), clean: false },
    plugins: [tooOld],
  }
  const path = join(prerender.output.path, 'dev')
  const prerenderer = {
    ...prerender,
    name: `${web.name}-prerender`,
    devServer: false,
    output: { ...prerender.output, path },
  }
  return { configs: [app, head, prerenderer], pagePlugins }
}

const refreshed = (rule) => (rule.loader === developmentScripts.loader ? developmentScripts : rule)

const withoutHashes = (output) =>
  Object.fromEntries(
    Object.entries(output).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.replace('.[contenthash:10]', '') : value,
    ]),
  )
