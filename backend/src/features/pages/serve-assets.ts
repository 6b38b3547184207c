import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { builtFolders } from '../../config/built-folders.js'
import { NotFound } from '../../http/failures.js'
import { takesBrotli } from '../../http/takes-brotli.js'
import { BuiltPagesService } from './built-pages.service.js'
import { nothingHere } from './nothing-here.js'

/** Serves the files that pages load. Their names contain a content hash, so browsers may cache them without limit. */
export async function serveAssets(app: NestFastifyApplication): Promise<void> {
  await serveFolder(app, 'viewer', '/viewer/')
  await serveFolder(app, 'site', '/site/')
  await serveFolder(app, 'admin', '/admin-assets/')
  // Without a wildcard each file is a route, and every other path is left to the pages.
  const root = { root: builtFolders.root, wildcard: false, index: false as const, maxAge: '1d' }
  await app.register(fastifyStatic, { ...root, decorateReply: false })
}

async function serveFolder(app: NestFastifyApplication, folder: 'viewer' | 'site' | 'admin', prefix: string) {
  const pages = app.get(BuiltPagesService)
  const serve = async (scope: FastifyInstance) => {
    // A build has removed the file, but a page of the previous build may still request it.
    scope.setNotFoundHandler((request, reply) => {
      const name = new URL(request.url, 'http://host').pathname.slice(prefix.length)
      const asset = pages.findAsset(folder, name)
      if (!asset) throw new NotFound(nothingHere)
      void reply.header('cache-control', 'public, max-age=31536000, immutable').header('vary', 'accept-encoding')
      sendPacked(
        reply.type(`${name.endsWith('.css') ? 'text/css' : 'application/javascript'}; charset=utf-8`),
        asset,
        takesBrotli(request),
      )
    })
    await scope.register(fastifyStatic, {
      root: join(builtFolders[folder], 'assets'),
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
      cacheControl: true,
    })
  }
  await app.register(serve, { prefix })
}

function sendPacked(reply: FastifyReply, asset: Buffer, isBrotliTaken: boolean): void {
  if (isBrotliTaken) void reply.header('content-encoding', 'br').send(asset)
  else void reply.send(brotliDecompressSync(asset))
}
