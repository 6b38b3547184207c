import { dirname } from 'node:path'
import { bundleStyles } from './styles.mjs'

/** Lets a stylesheet be an asset with a hashed name; its imports lie in its own folder. */
export default function stylesLoader() {
  this.addContextDependency(dirname(this.resourcePath))
  return bundleStyles(this.resourcePath)
}
