import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http'

export interface Head {
  readonly status: number
  readonly headers: IncomingHttpHeaders
}

/** Status and headers of an answer on a connection of its own: the server may close one that others share. */
export function answerAlone(options: RequestOptions, body: string): Promise<Head> {
  return new Promise((resolve, reject) => {
    const sent = request({ ...options, agent: false }, (answer) => {
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers })
      // A stream has no end.
      answer.destroy()
    })
    sent.on('error', (cause) => reject(new Error(`${options.method} ${options.path} was not answered`, { cause })))
    sent.end(body)
  })
}
