import type { ItemToken, ItsFunction } from 'wink-nlp'
import { loadNameGenders, type NameGender } from './name-gender.js'
import { type NounKind, nounKindIn } from './noun-kind.js'
import { pastTenseOf } from './past-tense.js'

export interface Word {
  text: string
  lower: string
  pos: string
  lemma: string
  stem: string
  isStopWord: boolean
  spaceBefore: boolean
}

/** Tags the words of one English sentence. */
export type Tagger = (sentence: string) => Word[]

export interface LanguageModel {
  tag: Tagger
  pastTense: (infinitive: string) => string
  /** Slower than `tag`. */
  nounKind: (sentence: string, phrase: string) => NounKind
  nameGender: NameGender
}

let loading: Promise<LanguageModel> | undefined

/** The English model. Loaded at the first call and cached: it costs a third of a second and 40 MB. */
export function loadLanguageModel(): Promise<LanguageModel> {
  loading ??= load()
  return loading
}

async function load(): Promise<LanguageModel> {
  const [{ default: createTagger }, { default: english }, pastTense, nounKind, nameGender] = await Promise.all([
    import('wink-nlp'),
    import('wink-eng-lite-web-model'),
    pastTenseOf(),
    nounKindIn(),
    loadNameGenders(),
  ])
  const wink = createTagger(english, ['sbd', 'pos'])
  const { its } = wink
  // The types of the two packages are not compatible.
  const lemma = its.lemma as unknown as ItsFunction<string>
  const stem = its.stem as unknown as ItsFunction<string>

  const tag: Tagger = (sentence) => {
    const words: Word[] = []
    wink
      .readDoc(sentence)
      .tokens()
      .each((token: ItemToken) => {
        const text = token.out()
        words.push({
          text,
          lower: text.toLowerCase(),
          pos: token.out(its.pos),
          lemma: token.out(lemma),
          stem: token.out(stem),
          isStopWord: Boolean(token.out(its.stopWordFlag)),
          spaceBefore: words.length > 0 && String(token.out(its.precedingSpaces)).length > 0,
        })
      })
    return words
  }
  return { tag, pastTense, nounKind, nameGender }
}
