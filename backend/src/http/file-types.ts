import { extname } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** A build contains no pages: an unknown type is served as plain bytes, which a browser does not run. */
const unknownType = 'application/octet-stream'

/** The content type under which a file of a build is served. */
export function fileType(name: string): string {
  return types[extname(name)] ?? unknownType
}
