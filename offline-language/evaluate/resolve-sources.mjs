// Node runs the TypeScript sources as they are. Their imports name the compiled `.js` files.
import { registerHooks } from 'node:module'

registerHooks({
  resolve(specifier, context, next) {
    const isSource = specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.endsWith('.ts')
    return next(isSource ? specifier.replace(/js$/, 'ts') : specifier, context)
  },
})
