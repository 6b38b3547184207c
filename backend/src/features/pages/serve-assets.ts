import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { builtFolders } from '../../config/built-folders.js'
import { NotFound } from '../../http/failures.js'
import { takesBrotli } from '../../http/takes-encoding.js'
import { ShellsService } from '../shells/shells.service.js'
import { BuiltPagesService } from './built-pages.service.js'
import { notFoundText } from './not-found-text.js'

/** Serves the files that pages load. Their names contain a content hash, so browsers may cache them without limit. */
export async function serveAssets(app: NestFastifyApplication): Promise<void> {
  await serveFolder(app, 'viewer', '/viewer/')
  await serveFolder(app, 'site', '/site/')
  await serveFolder(app, 'admin', '/admin-assets/')
  // Without a wildcard each file is a route, and every other path is left to the pages.
  const root = { root: builtFolders.root, wildcard: false, index: false as const, maxAge: '1d' }
  await app.register(fastifyStatic, { ...root, decorateReply: false })
}

type Folder = 'viewer' | 'site' | 'admin'

async function serveFolder(app: NestFastifyApplication, folder: Folder, prefix: string) {
  const serve = async (scope: FastifyInstance) => {
    // A build has removed the file, but a page of the previous build may still request it.
    scope.setNotFoundHandler(async (request, reply) => {
      const name = new URL(request.url, 'http://host').pathname.slice(prefix.length)
      const asset = await findOldAsset(app, folder, name)
      if (!asset) throw new NotFound(notFoundText)
      void reply.header('cache-control', 'public, max-age=31536000, immutable').header('vary', 'accept-encoding')
      sendAsset(reply.type(asset.type), asset, takesBrotli(request))
      return reply
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

interface Asset {
  readonly type: string
  /** Null if only the compressed form was kept. */
  readonly content: Buffer | null
  readonly packed: Buffer | null
}

/** As the plugin names it for a file on disk. */
const packedType = (name: string) => `${name.endsWith('.css') ? 'text/css' : 'application/javascript'}; charset=utf-8`

/** A file of the build before this one, or of any shell that was served in the last 90 days. */
async function findOldAsset(app: NestFastifyApplication, folder: Folder, name: string): Promise<Asset | null> {
  const packed = app.get(BuiltPagesService).findAsset(folder, name)
  if (packed) return { type: packedType(name), content: null, packed }
  return folder === 'admin' ? app.get(ShellsService).findFile(name) : null
}

function sendAsset(reply: FastifyReply, { content, packed }: Asset, isBrotliTaken: boolean): void {
  if (packed && isBrotliTaken) void reply.header('content-encoding', 'br').send(packed)
  else void reply.send(content ?? brotliDecompressSync(packed!))
}
