// Tells what can be typed at the prompt.
import { attackFaces, type Faces } from '../../discord/attack/face/face.ts'
import type { Translate } from '../../words/words.ts'

export function helpText(faces: Faces, t: Translate): string {
  const [, ...others] = attackFaces(faces).map(({ name }) => name(t))
  return [
    t('terminal:help.rule'),
    t('terminal:help.attack', { others: others.join(', ') }),
    t('terminal:help.settings'),
    t('terminal:help.bot'),
    t('terminal:help.label'),
    t('terminal:help.press'),
    t('terminal:help.plays'),
    t('terminal:help.board'),
    t('terminal:help.form'),
    t('terminal:help.language'),
    t('terminal:help.quit'),
  ].join('\n')
}
