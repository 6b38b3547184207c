import { contentStems } from '../../language/tokens/content-stems.js'
import { figuresOf } from '../phrase/figures.js'
import { isAbout, mattersOf } from '../phrase/matters.js'
import { figuresWereSaid } from './figures-were-said.js'

const isName = /^\p{Lu}\p{Ll}{3,}$/u

/** Whether the talk was about what the scenario says, by a name, a matter or enough of its words. */
export function wasSaid(predicate: string, said: string, share: number): boolean {
  const [, ...rest] = predicate.split(' ')
  if (rest.some((word) => isName.test(word) && said.includes(word))) return true
  if (hasAmount(predicate) && figuresWereSaid(predicate, said)) return true
  if (mattersOf(predicate).some((name) => isAbout(said, name))) return true
  const wanted = [...contentStems(rest.join(' '))]
  const known = contentStems(said)
  return wanted.filter((stem) => known.has(stem)).length >= Math.max(1, wanted.length * share)
}

const least = 1000
/** "A loan of 30,000". */
const hasAmount = (predicate: string): boolean =>
  figuresOf(predicate).some(({ kind, value }) => kind === 'number' && Number(value) >= least)
