import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'
import { answerVectorOf } from '../../language/encoder/answer-vector.js'
import { product } from '../../language/encoder/layers.js'
import { remembered } from '../../language/encoder/remembered.js'
import { nearness, vectorOf } from '../../language/encoder/sentence-vector.js'

const Rows = v.array(v.array(v.number()))
/** A row for each number of a projected vector: learned by evaluate/train-conditions.py, docs/adr/0059. */
const learned = loadData('weights/condition-projections', v.strictObject({ condition: Rows, turn: Rows }))

const mostKnown = 2000

/** A text by both encoders, through what was learned for one side. */
const projectedBy = (rows: number[][]) =>
  remembered(mostKnown, (text): Float32Array => {
    const both = [...vectorOf(text), ...answerVectorOf(text)]
    const found = Float32Array.from(rows, (row) => product(row, both))
    const length = Math.sqrt(product(found, found)) || 1
    return found.map((value) => value / length)
  })
const ofCondition = projectedBy(learned.condition)
const ofTurn = projectedBy(learned.turn)

/** How near a turn is to what meets a condition, from -1 to 1: "Are you looking at anyone else?", "asks whether you talk to other suppliers". */
export const projectedNearness = (condition: string, turn: string): number =>
  nearness(ofCondition(condition), ofTurn(turn))
