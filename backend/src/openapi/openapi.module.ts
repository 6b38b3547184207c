import { Module } from '@nestjs/common'
import { OpenApiController } from './openapi.controller.js'
import { OpenApiCache } from './openapi-cache.js'

@Module({ controllers: [OpenApiController], providers: [OpenApiCache] })
export class OpenApiModule {}
