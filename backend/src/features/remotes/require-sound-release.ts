import {
  foreignLinkSentence,
  foreignRouteFilesSentence,
  missingFileSentence,
  releaseLimits,
  remoteTexts,
  twiceSentence,
  type ReleaseRemote,
} from '@clarity/contracts'
import { Invalid } from '../../http/failures.js'

/** Throws Invalid if the release is too large, or without its entry. */
export function requireFiles({ manifest: { entry }, files }: Pick<ReleaseRemote, 'manifest' | 'files'>): void {
  if (Object.keys(files).length > releaseLimits.maxFiles) throw new Invalid(remoteTexts.tooManyFiles)
  if (bytesOf(files) > releaseLimits.maxBytes) throw new Invalid(remoteTexts.tooLarge)
  if (!Object.hasOwn(files, entry)) throw new Invalid(remoteTexts.noEntry)
}

/** Throws Invalid if the manifest does not agree with the files or with itself. */
export function requireSoundManifest({ manifest, files }: Pick<ReleaseRemote, 'manifest' | 'files'>): void {
  const { routes, navigation, files: routeFiles = {}, slots = [], offers = [] } = manifest
  const paths = navigation.map(({ path }) => path)
  refuse(
    paths.find((path) => !routes.includes(path)),
    foreignLinkSentence,
  )
  refuse(
    Object.keys(routeFiles).find((route) => !routes.includes(route)),
    foreignRouteFilesSentence,
  )
  const named = [...Object.values(routeFiles), ...slots.map((slot) => slot.files ?? [])].flat()
  refuse(
    named.find((file) => !Object.hasOwn(files, file)),
    missingFileSentence,
  )
  for (const names of [routes, paths, offers]) refuse(findTwice(names), twiceSentence)
}

function refuse(found: string | undefined, sentence: (found: string) => string): void {
  if (found !== undefined) throw new Invalid(sentence(found))
}

function findTwice(names: readonly string[]): string | undefined {
  return names.find((name, index) => names.indexOf(name) !== index)
}

/** Base64 has four characters for three bytes. */
function bytesOf(files: ReleaseRemote['files']): number {
  return Object.values(files).reduce(
    (sum, text) => sum + (text.length / 4) * 3 - (/=*$/.exec(text)?.[0].length ?? 0),
    0,
  )
}
