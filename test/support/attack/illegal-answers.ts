// Makes answers that are illegal, or legal only by chance: answers of other boards, and junk.
import type { Answer } from '../../../src/engine/types.ts'
import type { Scene } from '../../../src/walkthroughs/scene.ts'

/** Makes illegal answers for a scene of the random plays. */
export function junkFor({ played }: Scene): Answer[] {
  const windows = played.prompt?.windows ?? []
  const pieces = [
    'Hero',
    'Friend',
    'Other',
    'Boss',
    'Brute',
    'One',
    'Two',
    'Three',
    'Four',
    'Fort',
    'Shield',
    'A1',
    'A2',
  ]
  const named = [
    'defend',
    'boost#1',
    'damage',
    'block',
    'action:Kei',
    'action:Rio',
    'target',
    'attacker',
    'never',
  ]
  const choices = windows.flatMap(({ name: question, choices }) =>
    choices.flatMap(({ name: choice }): Answer[] => [
      { question, choice, number: 999 },
      { question, choice },
      { question, choice, number: 1, card: { effects: [{ kind: 'note', text: 'A note' }] } },
      { question, choice, by: ['Nobody'] },
    ]),
  )
  return [
    ...choices,
    ...windows.flatMap(({ name: question }) => pieces.map(choice => ({ question, choice }))),
    ...named.flatMap(question => pieces.map(choice => ({ question, choice }))),
    ...windows.flatMap(({ name: question }) => reports(pieces).map(card => ({ question, card }))),
    ...windows.flatMap(({ name: question }) =>
      JOINING.map(piece => ({ question, choice: 'x', joins: [piece] })),
    ),
    { question: windows[0]?.name ?? '', choice: 'x', by: ['Nobody'] },
    { choice: 'finish', by: ['Nobody'] },
    { card: { effects: [{ kind: 'damage' }] } },
    {},
  ]
}

const JOINING = [
  {},
  { id: 'Hero', kind: 'hero', player: 'Ana' },
  { id: 'Hero 2', kind: 'hero', player: 'Ana' },
  { id: 'pass', kind: 'hero', player: 'Cyd' },
  { id: 'Ally', kind: 'ally' },
  { id: 'Ally', kind: 'ally', player: 'Ana', hitPoints: 1, damage: 2 },
  { id: 'Thug', kind: 'minion', player: 'Ana' },
  { id: 'One', kind: 'unit', player: 'Kei' },
  { id: 'Six', kind: 'unit', player: 'Nobody' },
  { id: 'Six', kind: 'unit', player: 'Kei', hp: 1, damage: 2 },
  { id: 'Fort 2', kind: 'base', player: 'Rio' },
]

function reports(pieces: readonly string[]): object[] {
  const effects = pieces.flatMap(piece => [
    { kind: 'exhaust', who: { piece } },
    { kind: 'target', to: { piece } },
    { kind: 'defender', who: { piece }, exhausts: true },
    { kind: 'known', who: { piece }, damage: 90, hitPoints: 1 },
    { kind: 'known', who: { piece }, damage: 90, hp: 1 },
    { kind: 'ap', who: { piece }, amount: 1 },
  ])
  const others = [
    { kind: 'prevent', amount: 1 },
    { kind: 'endAttack' },
    { kind: 'boostIcons', amount: 1 },
    { kind: 'damage', to: 'shieldArea', amount: 1 },
    { kind: 'keyword', who: { piece: 'One' }, keyword: 'Breach' },
    { kind: 'keyword', who: { piece: 'One' }, keyword: 'Blocker', amount: 1 },
    { kind: 'shields', change: 20 },
    { kind: 'movesCard', to: 'hand' },
    { kind: 'remind', ability: { id: 'A1', trigger: { on: 'destroyed' } } },
    { kind: 'remind', ability: { id: 'A9', trigger: { on: 'whenAttacking' }, owner: 'Kei' } },
    { kind: 'remind', ability: { id: 'pass', trigger: { on: 'attacks' } } },
    {
      kind: 'remind',
      ability: { id: 'A9', trigger: { on: 'constant' }, effects: [{ kind: 'def', amount: 1 }] },
    },
  ]
  const labels = ['defense', 'main', 'action', 'bogus'].flatMap(label =>
    ['Ana', 'Bo', 'Kei', 'Rio', undefined].map(owner => ({ label, ...(owner && { owner }), effects: [] })),
  )
  const owned = ['Ana', 'Kei', 'Rio', 'Nobody'].map(owner => ({ owner, effects: [] }))
  return [...labels, ...owned, ...[...effects, ...others].map(effect => ({ effects: [effect] }))]
}
