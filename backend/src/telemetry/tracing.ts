import { context, propagation, trace } from '@opentelemetry/api'
import type { TracingSettings } from '../config/tracing-settings.js'

let stop: (() => Promise<void>) | null = null

/** Records spans from now on. The SDK is loaded only here: a process without traces does not spend a byte on it. */
export async function startTracing(
  settings: TracingSettings | null,
  attributes: Record<string, string>,
): Promise<void> {
  if (settings === null || stop !== null) return
  const [sdk, exporter, resources, hooks, core] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
  ])
  const root = new sdk.TraceIdRatioBasedSampler(settings.ratio)
  const provider = new sdk.TracerProvider({
    sampler: settings.followsParent ? new sdk.ParentBasedSampler({ root }) : root,
    resource: resources
      .defaultResource()
      .merge(resources.resourceFromAttributes({ ...attributes, 'service.name': settings.serviceName }))
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new exporter.OTLPTraceExporter({ url: settings.url }) })],
  })
  context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  stop = () => provider.shutdown()
}

/** Sends the spans that are left. A receiver that is gone is no reason to fail: the exporter has a time limit. */
export async function stopTracing(): Promise<void> {
  await stop?.().catch(() => undefined)
  trace.disable()
  propagation.disable()
  context.disable()
  stop = null
}
