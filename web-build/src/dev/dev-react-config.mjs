import { join } from 'node:path'
import { inDevelopment, keptBuild } from './fast-refresh.mjs'

/** React's development build as one script, which the admin page of a running backend runs before its own. */
export const devReact = (folder) =>
  inDevelopment({
    name: 'react',
    context: import.meta.dirname,
    entry: { react: join(import.meta.dirname, 'lend-react.cjs') },
    output: {
      path: join(folder, 'dist/dev-react'),
      publicPath: '/dev-react/',
      filename: '[name].js',
      uniqueName: 'clarity_dev_react',
    },
    cache: keptBuild(folder, 'react'),
    performance: false,
  })
