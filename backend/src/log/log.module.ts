import { Module, type DynamicModule } from '@nestjs/common'
import { trace } from '@opentelemetry/api'
import { LoggerModule } from 'nestjs-pino'
import type { LogFn, Logger } from 'pino'
import type { LogLevel } from '../config/config.js'
import { currentActivity } from './activity.js'

/**
 * Logs JSON lines to standard error, each with the id of the request or job that caused it. `http/request-log.ts` writes
 * the line of each request. No line has a body, a name, a number or an address.
 */
@Module({})
export class LogModule {
  static at(level: LogLevel): DynamicModule {
    return LoggerModule.forRoot({
      // The library's own lines would contain the address as it was sent, with what people typed into it.
      forRoutes: [],
      pinoHttp: [
        {
          level,
          autoLogging: false,
          hooks: { logMethod: leaveOutStart },
          mixin: () => ({ ...currentActivity(), ...currentTrace() }),
          serializers: {
            // A driver's error contains its client, with the connection's settings.
            err: ({ name, message, stack }: Error) => ({ type: name, message, stack }),
          },
        },
        process.stderr,
      ],
    })
  }
}

/** Loggers of the framework that write a line for each route and module at every start. */
const startLoggers = new Set<unknown>(['InstanceLoader', 'RouterExplorer', 'RoutesResolver', 'WebSocketsController'])

function leaveOutStart(this: Logger, input: Parameters<LogFn>, write: LogFn, level: number): void {
  const [line] = input as [unknown]
  const isStart = typeof line === 'object' && line !== null && 'context' in line && startLoggers.has(line.context)
  if (level >= this.levels.values['warn']! || !isStart) write.apply(this, input)
}

function currentTrace(): { trace?: string } {
  const context = trace.getActiveSpan()?.spanContext()
  return context ? { trace: context.traceId } : {}
}
