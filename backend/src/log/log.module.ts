import { Module, type DynamicModule } from '@nestjs/common'
import { LoggerModule } from 'nestjs-pino'
import type { LogLevel } from '../config/config.js'

/** Logs JSON lines to standard error: of a request its id, route and status, but never a body, a name or a number. */
@Module({})
export class LogModule {
  static at(level: LogLevel): DynamicModule {
    return LoggerModule.forRoot({
      pinoHttp: [
        {
          level,
          serializers: {
            req: (request: { id: string; method: string }) => ({ id: request.id, method: request.method }),
            res: (response: { statusCode: number }) => ({ statusCode: response.statusCode }),
            // A driver's error contains its client, with the connection's settings.
            err: ({ name, message, stack }: Error) => ({ type: name, message, stack }),
          },
          customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'info'),
        },
        process.stderr,
      ],
    })
  }
}
