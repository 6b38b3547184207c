import { expect, it } from 'vitest'
import { moodsAsSentences } from './moods-as-sentences.js'

it('what changes a mood is told in sentences about the part', () => {
  const moods =
    'jolly at first. Hurt when the complaint comes up. Gets defensive if accused, softens if thanked for his years.'
  expect(moodsAsSentences(moods, 'He', false)).toBe(
    'He is jolly at first. He gets hurt when the complaint comes up. He gets defensive if he is accused. He softens if he is thanked for his years.',
  )
  expect(moodsAsSentences('Polite. Softens when Tom admits it.', 'You', true)).toBe(
    'You are polite. You soften when Tom admits it.',
  )
})

it('a mood that nothing changes stays a label', () => {
  expect(moodsAsSentences('dry, short answers', 'He', false)).toBeNull()
  expect(moodsAsSentences('You are tired.', 'You', true)).toBeNull()
})
