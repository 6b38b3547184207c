import webpack from 'webpack'

/** Runs a build to its end; throws webpack's errors. */
export const buildOf = (config) =>
  new Promise((resolve, reject) =>
    webpack(config, (error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')))
      else resolve()
    }),
  )
