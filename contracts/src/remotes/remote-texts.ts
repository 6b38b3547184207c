import { releaseLimits } from './release-remote.js'

export const remoteTexts = {
  unknown: 'There is no module with this name.',
  unknownVersion: 'This version has not been released.',
  versionExists: 'This version exists already: a released version never changes.',
  noPrevious: 'There is no earlier version to roll back to.',
  noEntry: 'The entry file that the manifest names is missing.',
  tooManyFailures: 'Too many failures were reported. Please wait a minute.',
  tooManyFiles: `A release has at most ${releaseLimits.maxFiles} files.`,
  tooLarge: `The files of a release have at most ${releaseLimits.maxBytes / 1024 / 1024} MB together.`,
  activeVersion: 'This version is active.',
  withdrawActive: 'The active version cannot be withdrawn. Activate another one first, or disable the module.',
  withdrawnAlready: 'This version is withdrawn already.',
  filesDeleted: 'Its files were deleted, because it had been out of use for long.',
  notEd25519: 'The key must be an Ed25519 public key in PEM.',
  notSigned: "This module accepts only releases that are signed with its team's key, and this one is not signed.",
  wrongSignature: "The signature does not match this release and the key of the module's team.",
} as const

export const contractSentence = (needed: number, served: number) =>
  `It needs version ${needed} of the shell's contract, and the shell has version ${served}.`
export const routeOwnedSentence = (route: string, owner: string) => `The route ${route} belongs to ${owner} already.`
export const notSharedSentence = (wanted: string, range: string) =>
  `It takes ${wanted} ${range} from the shell, and the shell does not provide that.`
export const notRangeSentence = (wanted: string, range: string) =>
  `It takes ${wanted} '${range}' from the shell, and that is not a range of versions.`

export const foreignLinkSentence = (path: string) => `The navigation leads to ${path}, which is not one of its routes.`
export const twiceSentence = (what: string) => `The manifest names ${what} twice.`
export const missingFileSentence = (file: string) => `The manifest names the file ${file}, which is missing.`
export const foreignRouteFilesSentence = (route: string) =>
  `The manifest names files for ${route}, which is not one of its routes.`

export const withdrawnSentence = (version: string, reason: string) => `Version ${version} was withdrawn: ${reason}`
export const disabledSentence = (reason: string) => `The module is disabled: ${reason}`
export const notExpectedSentence = (active: string | null) =>
  `${active === null ? 'No version' : `Version ${active}`} is active now: somebody has changed it in the meantime.`
