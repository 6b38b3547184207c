import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import tls from 'node:tls'

/** A certificate for localhost in two files, which this process trusts from now on. */
export function makeCertificate(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync('openssl', [...request, ...name, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  trust(certificate)
  return { certificate, key }
}

export function trust(certificate: string): void {
  tls.setDefaultCACertificates([...tls.getCACertificates(), readFileSync(certificate, 'utf8')])
}
