import { validate } from 'dockerfile-utils'
import { readDeployFile } from './read-deploy-file.mjs'

export const dockerfileFaults = () =>
  validate(readDeployFile('Dockerfile')).map(({ range, message }) => `Dockerfile:${range.start.line + 1}: ${message}`)
