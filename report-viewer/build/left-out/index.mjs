import { join } from 'node:path'

const standIn = (name) => join(import.meta.dirname, name)

/** Parts of react-markdown's dependencies that no report can reach, left out of the bundle. */
export const leftOut = {
  'property-information$': standIn('property-information.js'),
  'style-to-object$': standIn('style-to-object.js'),
  '@ungap/structured-clone$': standIn('structured-clone.js'),
}
