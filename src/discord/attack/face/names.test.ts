import { describe, expect, it } from 'vitest'
import { read } from '../../../../test/support/attack/board-buttons.ts'
import { FACES } from '../../../../test/support/attack/played-faces.ts'
import { RHINO, sceneOf, walkthroughOf } from '../../../../test/support/attack/scenes.ts'
import { wordsIn } from '../../../words/words.ts'
import { boardView } from '../board/board.ts'
import { boardNames, listed, nameOfUser, type OwnName } from './names.ts'

const en = wordsIn('en')
const seats = [
  { player: 'p1', user: '1', name: '**Ana** <@2>' },
  { player: 'p2', user: null, name: null },
]
const names = {
  enemy: { en: 'Rhino II', de: 'Rhino II' },
  'ally-1': { en: 'Wasp', de: 'Wespe' },
  'ally-2': { en: 'x'.repeat(100), de: 'x'.repeat(100) },
  'unit-1': { en: 'Gundam', de: 'Gundam' },
}
const walkthrough = walkthroughOf({ ...RHINO, seats, names }, [])

/** Gives a card the name that the rules of its game give it. */
const ownName: OwnName = (...card) =>
  [...FACES.values()].map(({ board }) => board.ownName(...card)).find(Boolean)

describe('a name on a board', () => {
  const { plain, shown } = boardNames(walkthrough, 'en', en)
  const german = boardNames(walkthrough, 'de', wordsIn('de'), ownName)

  it('is that of the card in the reader’s language, or what the person is called', () => {
    expect([plain('ally-1'), german.plain('ally-1'), plain('p2'), german.plain('p2')]).toEqual([
      'Wasp',
      'Wespe',
      'Player 2',
      'Spieler 2',
    ])
  })

  it('is without markdown in messages, and as it was typed on labels', () => {
    expect([plain('p1'), shown('p1')]).toEqual(['**Ana** <@2>', '\\*\\*Ana\\*\\* \\<\\@2\\>'])
  })

  it('is there for what the engine has put on the table by itself', () => {
    const ids = ['villain', 'Base', 'Base*', 'p2*', 'burst#2', 'Breach:unit-1']
    expect(ids.map(german.plain)).toEqual([
      'Schurke',
      'Basis',
      'Basis',
      'Spieler 2',
      'Schild 2',
      'Durchbruch (Gundam)',
    ])
  })

  it('is cut if it is long; where nothing else is known it is what was typed, and a note is whole', () => {
    expect(plain('Backflip *')).toBe('Backflip *')
    expect(plain('ally-2')).toHaveLength(60)
    expect([plain('x'.repeat(200)), plain('x'.repeat(300))].map(({ length }) => length)).toEqual([200, 200])
  })

  it('does no harm to the board, whatever it is', () => {
    const harmful = '# [x](https://y.z) @everyone\n**bold** \u202Ebackwards'
    const board = sceneOf({ ...RHINO, names: { enemy: { en: harmful, de: harmful } }, seats })
    const text = read(boardView(FACES, board, { language: 'en' }))
    expect(text).toContain('**\\# \\[x\\](https:\\//y.z) \\@everyone \\*\\*bold\\*\\* backwards** · ATK 3')
    expect(text).not.toMatch(/\u202E|[^\\]@everyone|^# /m)
  })
})

describe('a list of names', () => {
  it('names four, and of more the first three', () => {
    expect(listed(['a', 'b', 'c', 'd'], en)).toBe('a, b, c, d')
    expect(listed(['a', 'b', 'c', 'd', 'e'], en)).toBe('a, b, c and 2 more')
  })
})

describe('the person behind a user', () => {
  it('is named by the seat, else mentioned, and someone once deleted', () => {
    expect([
      nameOfUser(walkthrough, '1', en),
      nameOfUser(walkthrough, '9', en),
      nameOfUser(walkthrough, null, en),
    ]).toEqual(['\\*\\*Ana\\*\\* \\<\\@2\\>', '<@9>', 'someone'])
  })
})
