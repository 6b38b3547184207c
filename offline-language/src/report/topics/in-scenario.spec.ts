import { expect, it } from 'vitest'
import { inScenario } from './in-scenario.js'

const scenario = 'Late rent. You are Jo. You let a flat. The rent is late. You like tea. You never take the deposit.'

it.each([
  ['rent', { promptAll: Math.log(3), promptSome: Math.log(3), promptEarly: 1 }],
  ['deposit', { promptAll: Math.log(2), promptSome: Math.log(2), promptEarly: 0 }],
  ['rent increase', { promptAll: 0, promptSome: Math.log(3), promptEarly: 0 }],
])('%s is named in the scenario', (name, features) => {
  expect(inScenario(scenario)(name)).toEqual(features)
})
