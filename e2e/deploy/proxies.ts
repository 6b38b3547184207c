import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '@clarity/test-kit/until'
import { freePort } from '../product/free-port.ts'
import { root } from '../product/places.ts'
import { makeCertificate, trust } from './certificate.ts'

export interface ProxyTask {
  readonly folder: string
  /** The https port. */
  readonly port: number
  readonly upstreams: readonly number[]
}

export interface Proxy {
  readonly name: string
  readonly program: string
  /** Its Debian package. */
  readonly debian: string
  start(task: ProxyTask): Promise<ChildProcess>
}

const example = (name: string) => join(root, 'deploy', 'proxy', name)

/** The example with its host, certificate, ports and upstreams replaced, as its first lines ask for. */
const nginx: Proxy = {
  name: 'nginx',
  program: '/usr/sbin/nginx',
  debian: 'nginx-light',
  async start({ folder, port, upstreams }) {
    const { certificate, key } = makeCertificate(folder)
    const servers = upstreams.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join('\n')
    const site = replaceAll(readFileSync(example('nginx.conf'), 'utf8'), [
      [/server 127\.0\.0\.1:3001.*\n.*server 127\.0\.0\.1:3002.*/, servers],
      ['listen 80;', `listen ${await freePort()};`],
      ['listen 443 ssl', `listen ${port} ssl`],
      ['clarity.example.com', 'localhost'],
      ['/etc/ssl/clarity/fullchain.pem', certificate],
      ['/etc/ssl/clarity/privkey.pem', key],
    ])
    const file = join(folder, 'nginx.conf')
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${join(folder, name)};`,
    )
    writeFileSync(
      file,
      `daemon off; pid ${join(folder, 'pid')}; error_log stderr warn; worker_processes 1;
      events { worker_connections 256; }
      http { access_log off; ${temporary.join(' ')} ${site} }`,
    )
    return spawn('/usr/sbin/nginx', ['-e', 'stderr', '-c', file], { stdio: ['ignore', 'inherit', 'inherit'] })
  },
}

/** The example as it is, imported: for localhost Caddy makes a certificate of its own. */
const caddy: Proxy = {
  name: 'Caddy',
  program: '/usr/bin/caddy',
  debian: 'caddy',
  async start({ folder, port, upstreams }) {
    const file = join(folder, 'Caddyfile')
    const options = `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${await freePort()}\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n`
    writeFileSync(file, `${options}import ${example('Caddyfile')}\n`)
    const env = {
      PATH: process.env['PATH']!,
      HOME: folder,
      XDG_DATA_HOME: folder,
      DOMAIN: `localhost:${port}`,
      UPSTREAMS: upstreams.map((each) => `127.0.0.1:${each}`).join(' '),
    }
    const child = spawn('/usr/bin/caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const authority = join(folder, 'caddy/pki/authorities/local/root.crt')
    await until("Caddy's certificate", () => readFile(authority))
    trust(authority)
    return child
  },
}

export const proxies: readonly Proxy[] = [nginx, caddy]

function readFile(file: string): string | null {
  try {
    return readFileSync(file, 'utf8') || null
  } catch {
    return null
  }
}

/** Every replacement must be found: otherwise the example has changed, and this is about another one. */
function replaceAll(text: string, pairs: readonly (readonly [string | RegExp, string])[]): string {
  return pairs.reduce((changed, [from, to]) => {
    const next = typeof from === 'string' ? changed.replaceAll(from, to) : changed.replace(from, to)
    if (next === changed) throw new Error(`The example has no ${from}.`)
    return next
  }, text)
}
