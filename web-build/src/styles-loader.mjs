import { dirname } from 'node:path'
import { bundleStyles } from './styles.mjs'

/** A stylesheet, minified; its imports must be in its own folder. */
export default function stylesLoader() {
  this.addContextDependency(dirname(this.resourcePath))
  return bundleStyles(this.resourcePath)
}
