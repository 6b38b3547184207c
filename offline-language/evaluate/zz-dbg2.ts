import { readFileSync } from 'node:fs'
import { prepareTagger } from '../src/language/tokens/loaded-tagger.js'
import { roleOf } from '../src/agent/role/role-of.js'
import { partText } from '../src/agent/role/part-text.js'
await prepareTagger()
const { scenario } = JSON.parse(readFileSync(process.argv[2]!, 'utf8'))
console.log(partText(scenario).split('\n').filter((l: string) => /real example|load|lowest/i.test(l)).join('\n'))
