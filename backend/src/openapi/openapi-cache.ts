import { Inject, Injectable } from '@nestjs/common'
import type { INestApplication } from '@nestjs/common'
import type { OpenAPIObject } from '@nestjs/swagger'
import { CONFIG, type Config } from '../config/config.js'
import { openApiDocument } from './openapi-document.js'

/** Caches the document. It is generated at the first request, because the start does not need it. */
@Injectable()
export class OpenApiCache {
  private document: OpenAPIObject | undefined
  private app: INestApplication | undefined

  describe(app: INestApplication): void {
    this.app = app
  }

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  get(): OpenAPIObject {
    this.document ??= openApiDocument(this.app!, this.config)
    return this.document
  }
}
