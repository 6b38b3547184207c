import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { builtFolders } from '../../config/built-folders.js'

/** Serves the files that pages load. Their names carry a hash of their content, so they are kept for ever. */
export async function serveAssets(app: NestFastifyApplication): Promise<void> {
  await serveFolder(app, builtFolders.viewer, '/viewer/')
  await serveFolder(app, builtFolders.site, '/site/')
  await serveFolder(app, builtFolders.admin, '/admin-assets/')
  // Without a wildcard: each of its files is a route, and everything else is left to the pages.
  const root = { root: builtFolders.root, wildcard: false, index: false as const, maxAge: '1d' }
  await app.register(fastifyStatic, { ...root, decorateReply: false })
}

async function serveFolder(app: NestFastifyApplication, folder: string, prefix: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    cacheControl: true,
  })
}
