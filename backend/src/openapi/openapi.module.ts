import { Module } from '@nestjs/common'
import { DocsController } from './docs.controller.js'
import { OpenApiController } from './openapi.controller.js'
import { OpenApiCache } from './openapi-cache.js'

@Module({ controllers: [OpenApiController, DocsController], providers: [OpenApiCache] })
export class OpenApiModule {}
