import webpack from 'webpack'

/** Runs a build to its end; what webpack calls errors is thrown. */
export const buildOf = (config) =>
  new Promise((resolve, reject) =>
    webpack(config, (error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')))
      else resolve()
    }),
  )
