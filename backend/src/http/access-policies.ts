import { Injectable, RequestMethod, type OnModuleInit, type Type } from '@nestjs/common'
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js'
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core'
import type { SecurityEvent } from '../telemetry/security-event.js'
import { ACCESS, type AccessPolicy, type AccessRule } from './access.js'
import { FOR_ANALYSTS, type ForAnalysts } from './for-analysts.js'
import { RECORDED } from './recorded.js'

export interface RouteAccess {
  readonly method: string
  readonly path: string
  /** Undefined for a route without a policy. */
  readonly policy: AccessPolicy | undefined
  readonly forAnalysts: ForAnalysts | undefined
  /** What is recorded of a request that succeeds. */
  readonly event: SecurityEvent | undefined
}

type Handler = (...parts: unknown[]) => unknown

/** Fails the start if a route has no access policy. */
@Injectable()
export class AccessPolicies implements OnModuleInit {
  private byRoute: Map<string, RouteAccess> | undefined

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

  /** The rule of the route that matched a request; undefined if it is not a controller's route. */
  find(method: string, url: string | undefined): AccessRule | undefined {
    const route = this.findRoute(method, url)
    return route?.policy && { policy: route.policy, forAnalysts: route.forAnalysts }
  }

  /** What is recorded of a successful request to this route, if anything. */
  findEvent(method: string, url: string | undefined): SecurityEvent | undefined {
    return this.findRoute(method, url)?.event
  }

  private findRoute(method: string, url: string | undefined): RouteAccess | undefined {
    this.byRoute ??= new Map(this.list().map((route) => [`${route.method} ${route.path}`, route]))
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
    const places = [handler, controller]
    const policy = this.reflector.getAllAndOverride<AccessPolicy | undefined>(ACCESS, places)
    const forAnalysts = this.reflector.get<ForAnalysts | undefined>(FOR_ANALYSTS, handler)
    return { method, path, policy, forAnalysts, event: this.reflector.get(RECORDED, handler) }
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
