import { Controller, Get, Header } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import { Access } from '../http/access.js'
import { permissionsPolicy } from '../http/permissions-policy.js'
import { docsPage, docsPolicy } from './docs-page.js'
import { OpenApiCache } from './openapi-cache.js'

@Controller('api/docs')
@Access('public')
@ApiExcludeController()
export class DocsController {
  constructor(private readonly document: OpenApiCache) {}

  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', docsPolicy)
  @Header('permissions-policy', permissionsPolicy({ hasMicrophone: false }))
  @Header('x-robots-tag', 'noindex')
  get(): string {
    return docsPage(this.document.get())
  }
}
