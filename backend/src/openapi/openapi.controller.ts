import { Controller, Get } from '@nestjs/common'
import { ApiExcludeController, type OpenAPIObject } from '@nestjs/swagger'
import { Access } from '../http/access.js'
import { OpenApiHolder } from './openapi-holder.js'

@Controller('api/openapi.json')
@Access('public')
@ApiExcludeController()
export class OpenApiController {
  constructor(private readonly holder: OpenApiHolder) {}

  @Get()
  get(): OpenAPIObject {
    return this.holder.get()
  }
}
