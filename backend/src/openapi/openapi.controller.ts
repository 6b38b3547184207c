import { Controller, Get } from '@nestjs/common'
import { ApiExcludeController, type OpenAPIObject } from '@nestjs/swagger'
import { Access } from '../http/access.js'
import { OpenApiCache } from './openapi-cache.js'

@Controller('api/openapi.json')
@Access('public')
@ApiExcludeController()
export class OpenApiController {
  constructor(private readonly holder: OpenApiCache) {}

  @Get()
  get(): OpenAPIObject {
    return this.holder.get()
  }
}
