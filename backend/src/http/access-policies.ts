import { Injectable, RequestMethod, type OnModuleInit, type Type } from '@nestjs/common'
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js'
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core'
import { ACCESS, type AccessPolicy } from './access.js'

export interface RouteAccess {
  readonly method: string
  readonly path: string
  /** Undefined for a route without a policy. */
  readonly policy: AccessPolicy | undefined
}

type Handler = (...parts: unknown[]) => unknown

/** Fails the start if a route has no access policy. */
@Injectable()
export class AccessPolicies implements OnModuleInit {
  private byRoute: Map<string, AccessPolicy | undefined> | undefined

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    const silent = this.list().filter(({ policy }) => policy === undefined)
    const routes = silent.map(({ method, path }) => `${method} ${path}`)
    if (routes.length > 0) throw new Error(`No access policy is stated for ${routes.join(', ')}.`)
  }

  /** The policy of the route that matched a request; undefined if it is not a controller's route. */
  find(method: string, url: string | undefined): AccessPolicy | undefined {
    this.byRoute ??= new Map(this.list().map((route) => [`${route.method} ${route.path}`, route.policy]))
    return this.byRoute.get(`${method} ${url}`)
  }

  /** Every route with its policy. */
  list(): RouteAccess[] {
    return this.discovery.getControllers().flatMap(({ metatype }) => this.listOf(metatype as Type))
  }

  private listOf(controller: Type): RouteAccess[] {
    const prototype = controller.prototype as Record<string, Handler>
    const handlers = this.scanner.getAllMethodNames(prototype).map((name) => prototype[name]!)
    return handlers
      .filter((handler) => Reflect.hasMetadata(PATH_METADATA, handler))
      .flatMap((handler) => pathsOf(controller, handler).map((path) => this.read(controller, handler, path)))
  }

  private read(controller: Type, handler: Handler, path: string): RouteAccess {
    const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod]
    return { method, path, policy: this.reflector.getAllAndOverride(ACCESS, [handler, controller]) }
  }
}

function pathsOf(controller: Type, handler: Handler): string[] {
  const [bases, ends] = [controller, handler].map(
    (part) => [Reflect.getMetadata(PATH_METADATA, part)].flat() as string[],
  )
  return bases!.flatMap((base) => ends!.map((end) => `/${[base, end].flatMap(words).join('/')}`))
}

function words(path: string): string[] {
  return path.split('/').filter((word) => word !== '')
}
