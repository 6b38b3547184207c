import { randomBytes } from 'node:crypto'
import type { AdminPageData } from '@clarity/contracts'
import { permissionsPolicy } from '../../http/permissions-policy.js'
import { contentPolicy } from './content-policy.js'
import type { PageFile, PageSource } from './page-file.js'
import { placeFirstCall, type PageAddress } from './place-first-call.js'
import { placePreloads } from './place-preloads.js'

/**
 * The admin page for one answer at an address: it names what the module there loads and asks for first. Styles that its
 * scripts create carry a nonce, which is new for each answer.
 */
export function adminPage(
  { html, scriptHashes }: PageSource,
  known: Omit<AdminPageData, 'styleNonce'>,
  at: PageAddress,
): { page: PageFile; data: AdminPageData } {
  const styleNonce = randomBytes(16).toString('base64')
  return {
    page: {
      html:
        known.signedInAs === null
          ? html
          : placePreloads(placeFirstCall(html, at, known.remotes), at.path, known.remotes),
      brotli: null,
      gzip: null,
      contentPolicy: contentPolicy({ scripts: scriptHashes, styles: [`nonce-${styleNonce}`], hasTrustedTypes: true }),
      permissionsPolicy: permissionsPolicy({ hasMicrophone: false }),
    },
    data: { ...known, styleNonce },
  }
}
