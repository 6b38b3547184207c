import { prepareTagger } from '../src/language/tokens/loaded-tagger.js'
import * as all from '../src/agent/prompt/tidy-prompt.js'
import { withLabelSentences } from '../src/agent/prompt/label-forms.js'
import { withDashedLabels, noteForms } from '../src/agent/prompt/tidy/note-forms.js'
import { withSteps } from '../src/agent/prompt/tidy/step.js'
import { withoutLabels } from '../src/agent/role/labelled-lines.js'
import { withListLines } from '../src/agent/role/list-lines.js'
import { plainPrompt } from '../src/agent/prompt/plain-prompt.js'
import { withWholeSentences } from '../src/agent/prompt/whole-sentences.js'
await prepareTagger()
const t = 'You are Ann.\n\n## Goals\n- Your load: let out, if the other person listens, that you are worn out. Ask: "Who is going to catch it, if I stop?"'
for (const [n, f] of Object.entries({ ...all, withLabelSentences, withDashedLabels, notes: (x: string) => withSteps(x, noteForms), withoutLabels, withListLines, withWholeSentences } as any)) { try { console.log(n, (f as any)(t) === t) } catch (e) { console.log(n, 'err') } }
