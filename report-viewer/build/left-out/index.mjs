import { join } from 'node:path'

const fake = (name) => join(import.meta.dirname, name)

/** Parts of react-markdown's dependencies that no report can reach, left out of the bundle. */
export const leftOut = {
  'property-information$': fake('property-information.js'),
  'style-to-object$': fake('style-to-object.js'),
  '@ungap/structured-clone$': fake('structured-clone.js'),
}
