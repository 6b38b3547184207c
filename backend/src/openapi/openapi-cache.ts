import { Injectable } from '@nestjs/common'
import type { INestApplication } from '@nestjs/common'
import type { OpenAPIObject } from '@nestjs/swagger'
import { openApiDocument } from './openapi-document.js'

/** Caches the document. It is generated at the first request, because the start does not need it. */
@Injectable()
export class OpenApiCache {
  private document: OpenAPIObject | undefined
  private app: INestApplication | undefined

  describe(app: INestApplication): void {
    this.app = app
  }

  get(): OpenAPIObject {
    this.document ??= openApiDocument(this.app!)
    return this.document
  }
}
