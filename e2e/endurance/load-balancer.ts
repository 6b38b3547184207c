import { connect, createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export type BalancerFault = 'cut' | 'cut-after-done' | 'slow'

const slowMs = 300

/** Acts as a proxy before the machines: one address, any live machine. A client that is cut off gets no answer. */
export class LoadBalancer {
  /** Chooses the fault of each request, by its first line; null for none. */
  chooseFault: (line: string) => BalancerFault | null = () => null
  /** Called for each request once a machine has received it. */
  onPassed: (line: string, port: number) => void = () => undefined
  private readonly server: Server
  private readonly choosePort: () => number | null
  private readonly open = new Set<Socket>()

  private constructor(choosePort: () => number | null) {
    this.choosePort = choosePort
    this.server = createServer((client) => this.accept(client))
  }

  static async open(choosePort: () => number | null): Promise<LoadBalancer> {
    const balancer = new LoadBalancer(choosePort)
    await new Promise<void>((resolve) => balancer.server.listen(0, '127.0.0.1', resolve))
    return balancer
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    for (const socket of this.open) socket.destroy()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private accept(client: Socket): void {
    const port = this.choosePort()
    if (port === null) return void client.destroy()
    const machine = connect(port, '127.0.0.1')
    const cut = () => {
      client.destroy()
      machine.destroy()
    }
    for (const socket of [client, machine]) {
      this.open.add(socket)
      socket.setNoDelay(true)
      socket.on('error', cut)
      socket.on('close', () => {
        this.open.delete(socket)
        cut()
      })
    }
    let isAnswerLost = false
    let passing = Promise.resolve()
    const pass = async (chunk: Buffer) => {
      const line = requestLine(chunk)
      const fault = line === null ? null : this.chooseFault(line)
      if (fault === 'cut') return cut()
      if (fault === 'cut-after-done') isAnswerLost = true
      if (fault === 'slow') await pause(slowMs)
      machine.write(chunk)
      if (line !== null) this.onPassed(line, port)
    }
    client.on('data', (chunk: Buffer) => {
      passing = passing.then(() => pass(chunk))
    })
    machine.on('data', (chunk: Buffer) => {
      if (isAnswerLost) cut()
      else client.write(chunk)
    })
  }
}

/** Method and path at the start of a request; these clients wait for an answer before they send the next one. */
function requestLine(chunk: Buffer): string | null {
  return /^(?:GET|POST|PUT|DELETE) \S+(?= HTTP\/1\.1\r\n)/.exec(chunk.subarray(0, 500).toString('latin1'))?.[0] ?? null
}
