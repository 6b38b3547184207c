import { Module } from '@nestjs/common'
import { OpenApiController } from './openapi.controller.js'
import { OpenApiHolder } from './openapi-holder.js'

@Module({ controllers: [OpenApiController], providers: [OpenApiHolder] })
export class OpenApiModule {}
