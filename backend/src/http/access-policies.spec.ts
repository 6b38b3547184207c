import { Controller, Get, Module, Post } from '@nestjs/common'
import { DiscoveryModule, NestFactory } from '@nestjs/core'
import { describe, expect, it } from 'vitest'
import { Access } from './access.js'
import { AccessPolicies } from './access-policies.js'

@Controller('things')
class HalfStatedController {
  @Get()
  @Access('public')
  list(): void {}

  @Post(':id/parts')
  create(): void {}

  helper(): void {}
}

@Controller(['one', 'two'])
@Access('admin')
class StatedController {
  @Get('all')
  list(): void {}

  @Get('mine')
  @Access('public')
  mine(): void {}
}

function start(controller: typeof HalfStatedController | typeof StatedController) {
  @Module({ imports: [DiscoveryModule], controllers: [controller], providers: [AccessPolicies] })
  class AppModule {}
  return NestFactory.createApplicationContext(AppModule, { logger: false, abortOnError: false })
}

describe('the access policies', () => {
  it('stop the start for a route without one, and name the route', async () => {
    await expect(start(HalfStatedController)).rejects.toThrow('No access policy is stated for POST /things/:id/parts.')
  })

  it("are a route's own before its controller's", async () => {
    const app = await start(StatedController)
    expect(app.get(AccessPolicies).list()).toEqual([
      { method: 'GET', path: '/one/all', policy: 'admin' },
      { method: 'GET', path: '/two/all', policy: 'admin' },
      { method: 'GET', path: '/one/mine', policy: 'public' },
      { method: 'GET', path: '/two/mine', policy: 'public' },
    ])
    await app.close()
  })
})
