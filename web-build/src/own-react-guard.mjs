import webpack from 'webpack'

/** Only the kit may bundle these: a remote's own copy would be a second store, router or theme. */
const lentOnly =
  /node_modules[\\/](react|react-dom|react-redux|react-router|react-router-dom|@reduxjs|@mantine)[\\/]|[\\/]admin-kit[\\/](src|dist)[\\/]/

/** Fails the build of a remote that bundles a package that the host shares. */
export class OwnReactGuard {
  apply(compiler) {
    compiler.hooks.compilation.tap('OwnReactGuard', (compilation) => {
      compilation.hooks.finishModules.tap('OwnReactGuard', (modules) => {
        for (const { resource } of modules) {
          if (resource && lentOnly.test(resource))
            compilation.errors.push(
              new webpack.WebpackError(
                `A remote imports this from the host, through '@clarity/admin-kit', and must not bundle it: ${resource}`,
              ),
            )
        }
      })
    })
  }
}
