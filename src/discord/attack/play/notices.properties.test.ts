// A property over all cards: what a play cannot tell of a card, every place of the attack says, in both languages.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../test/runs.ts'
import { FACES } from '../../../../test/support/attack/played-faces.ts'
import { sceneOf } from '../../../../test/support/attack/scenes.ts'
import { sceneFrom, toldEverywhere } from '../../../../test/support/attack/told-everywhere.ts'
import { declinedIn } from '../../../../test/support/games/declined.ts'
import { grinder, lumen, sparrow } from '../../../../test/support/games/marvel-champions/cast.ts'
import { boost, deal, finish, report } from '../../../../test/support/games/marvel-champions/enemy-attack.ts'
import { spokenIn, withoutMarks } from '../../../../test/support/in-each.ts'
import { allCards, cards, preparedBy } from '../../../../test/support/walkthroughs/set-up-table.ts'
import type { Card } from '../../../cards/card.ts'
import type { GundamCard } from '../../../cards/gundam/schema.ts'
import type { MarvelCard } from '../../../cards/marvel-champions/schema.ts'
import { cardName } from '../../../cards/names.ts'
import { type CompleteLanguage, LANGUAGES, type Language } from '../../../language.ts'
import { faceCalled } from '../face/face.ts'
import { prepared } from './begin.ts'

type Options = Readonly<Record<string, string | number | boolean>>
type Case = {
  readonly card: Card
  readonly says: 'toRead' | 'hitPoints'
  readonly subcommand: string
  readonly options: Options
}

const of = <C>(game: string) =>
  allCards.filter(card => card.game === game) as unknown as readonly (Card & C)[]
const it = ({ code }: Card) => `card:${code}`
const ENEMIES = ['villain', 'leader', 'minion']

const enemy = (options: Options) => ({
  subcommand: 'enemy',
  options: {
    enemy: 'card:01095',
    hero: 'card:03001a',
    players: 1,
    defender: 'side:nobody',
    boost: '1',
    ...options,
  },
})
const hero = (options: Options) => ({
  subcommand: 'hero',
  options: { attacker: 'card:03001a', target: 'card:01095', players: 1, 'at-once': true, ...options },
})
const unit = (options: Options) => ({
  subcommand: 'unit',
  options: { unit: 'card:ST01-001', target: 'side:player', shields: 3, 'at-once': true, ...options },
})

/** The attacks in which a character of this card is the attacker, the attacked one or the defender. */
function marvelRoles(card: Card & MarvelCard) {
  const name = it(card)
  if (ENEMIES.includes(card.type)) {
    const attacks = [{ ...enemy({ enemy: name }), role: 'attacker' }]
    return card.cannotTakeDamage ? attacks : [...attacks, { ...hero({ target: name }), role: 'target' }]
  }
  if (card.type === 'ally')
    return [
      { ...enemy({ defender: name }), role: 'defender' },
      { ...hero({ attacker: name }), role: 'attacker' },
    ]
  if (card.type !== 'hero') return []
  return [
    { ...enemy({ hero: name, defender: 'side:hero' }), role: 'target' },
    { ...hero({ attacker: name }), role: 'attacker' },
  ]
}

function gundamRoles(card: Card & GundamCard) {
  const name = it(card)
  if (card.type === 'pilot') return [unit({ pilot: name })]
  if (card.type === 'base') return [unit({ base: name })]
  if (card.type !== 'unit') return []
  const roles = [unit({ unit: name }), unit({ target: name })]
  return card.keywords?.some(({ keyword }) => keyword === 'blocker')
    ? [...roles, unit({ blocker: name })]
    : roles
}

/** Whether the card says more about attacks than is played, or leaves its hit points to its text. */
const isToBeRead = ({ bearsOn = [], keywords = [] }: MarvelCard) =>
  bearsOn.includes('attack') || keywords.some(({ keyword }) => keyword === 'vulnerable')
const isWithoutHitPoints = ({ hp = 0, hpPerGroup, bearsOn = [] }: MarvelCard) =>
  hp === 0 || hpPerGroup === true || bearsOn.includes('hit-points')

const marvel = of<MarvelCard>('marvel-champions').flatMap(card =>
  marvelRoles(card).flatMap(({ role, ...attack }): Case[] => [
    ...(isToBeRead(card) ? [{ card, says: 'toRead' as const, ...attack }] : []),
    ...(isWithoutHitPoints(card) && role !== 'attacker'
      ? [{ card, says: 'hitPoints' as const, ...attack }]
      : []),
  ]),
)
const gundam = of<GundamCard>('gundam').flatMap(card =>
  card.readCard ? gundamRoles(card).map((attack): Case => ({ card, says: 'toRead', ...attack })) : [],
)
const cases = [...marvel, ...gundam]

const SAID: Readonly<Record<CompleteLanguage, Readonly<Record<Case['says'], RegExp>>>> = {
  en: {
    toRead: /^(-# )?Read the cards? of (.*): /m,
    hitPoints: /how many hit points (.*) ha(s|ve):/,
  },
  de: {
    toRead: /^(-# )?Lies die Karten? (des Piloten |der Piloten )?von (.*): /m,
    hitPoints: /wie viele LP (.*) hat|haben:/,
  },
}

/** An attack under an edition that is over and follows a clause whose text in another edition nobody has read. */
const stepsIn = (edition: string, language: Language) => {
  const lost = [{ kind: 'damage' as const, to: { piece: 'Sparrow' }, amount: 3 }]
  const declared = [{ kind: 'defender' as const, who: { piece: 'Sparrow' } }]
  const setUp = {
    ...{ edition, players: ['Ana'], pieces: [lumen(), sparrow(), grinder()], attacker: 'Grinder' },
    target: { player: 'Ana' },
  }
  const answers = [
    report('initiation', declared, { owner: 'Ana', label: 'defense', name: 'Call In' }),
    boost(1, ...lost),
    deal,
    finish,
  ]
  return sceneOf({ flow: 'marvel-champions/enemy-attack', setUp, language }, answers)
}

test.each(LANGUAGES)(
  'what nobody has read in another edition, every place of an attack that is over says (%s)',
  language => {
    for (const edition of ['1.8', '1.7']) {
      const scene = stepsIn(edition, language)
      expect(scene.played.outcome).not.toBeNull()
      // The row of an older version has nothing of its end.
      const { 'list of an older version': _, ...places } = toldEverywhere(scene, language)
      const silent = Object.entries(places).filter(([, told]) => !told.includes('MC18-DF-43'))
      expect(silent.map(([place]) => place)).toEqual([])
    }
  },
)

/** The cards whose abilities an answer that comes with the command may pass, as those that are attacked or defend. */
const passing = of<MarvelCard>('marvel-champions').flatMap(card =>
  marvelRoles(card)
    .filter(({ subcommand, role }) => subcommand === 'enemy' && role !== 'attacker')
    .filter(() => card.triggers?.some(({ forced }) => !forced))
    .map(attack => ({ card, ...attack })),
)

const NOT_PLAYED: Readonly<Record<CompleteLanguage, RegExp>> = {
  en: /^(?:-# )?Not played: the abilit(?:y|ies) of (.*?)\. Read/m,
  de: /^(?:-# )?Nicht gespielt: die Fähigkeit(?:en)? von (.*?)\. Lies/m,
}

/** The scene of an attack that a command alone has brought so far; null: it cannot be made. */
function begunBy({ subcommand, options }: Pick<Case, 'subcommand' | 'options'>, language: Language) {
  const face = faceCalled(FACES, subcommand)
  if (!face) throw new Error(`nobody attacks by ${subcommand}`)
  const asked = { options: new Map(Object.entries(options)), users: new Map(), userId: '1', userName: 'Ana' }
  const begun = prepared(cards, face, asked, language, null)
  return 'problem' in begun ? null : sceneFrom(preparedBy(begun), language)
}

/** The abilities that the play tells as declined, and the places that do not name the cards of all of them. */
function passedInSilence(one: (typeof passing)[number], language: Language) {
  const scene = begunBy(one, language)
  const declined = declinedIn(scene?.played.events ?? [])
  if (!scene || declined.length === 0) return null
  const names = declined.map(id => scene.walkthrough.names[id]?.[language])
  // The row of an older version has none of its answers.
  const { 'list of an older version': _, ...places } = toldEverywhere(scene, language)
  return Object.entries(places).flatMap(([place, told]) => {
    const said = NOT_PLAYED[spokenIn(language)].exec(withoutMarks(told))?.[1]
    return names.every(name => said?.includes(String(name))) ? [] : [place]
  })
}

test('what the answers in a command pass without a word, every place says', () => {
  const found = passing.flatMap(one =>
    LANGUAGES.map(language => ({ one, language, silent: passedInSilence(one, language) })),
  )
  expect(found.filter(one => one.silent).length).toBeGreaterThanOrEqual(8 * LANGUAGES.length)
  const faults = found.flatMap(({ one, language, silent }) =>
    silent && silent.length > 0
      ? [`${one.card.code} ${one.subcommand} ${one.role} ${language}: ${silent.join(', ')}`]
      : [],
  )
  expect(faults).toEqual([])
})

/** The places that do not say it. */
function silent({ card, says, subcommand, options }: Case, language: Language): string[] {
  const scene = begunBy({ subcommand, options }, language)
  // An attack that cannot be made shows nothing but why.
  if (!scene) return []
  const places = Object.entries(toldEverywhere(scene, language))
  const pattern = SAID[spokenIn(language)][says]
  const name = card.type === 'pilot' ? '' : cardName(card)[language]
  return places
    .filter(
      ([, told]) =>
        !withoutMarks(told)
          .split('\n')
          .some(line => pattern.exec(line)?.[0].includes(name)),
    )
    .map(([place]) => place)
}

test('there are such cards in both games, as attacker, attacked and defender', () => {
  expect(new Set(marvel.map(({ card }) => card.code)).size).toBeGreaterThan(50)
  expect(marvel.filter(({ says }) => says === 'hitPoints').length).toBeGreaterThan(10)
  expect(new Set(gundam.map(({ card }) => card.code)).size).toBeGreaterThan(5)
})

test('what the play cannot tell of a card, every place says', () => {
  const tried = runs() < 1000 ? fc.sample(fc.constantFrom(...cases), { numRuns: runs(0.3) }) : cases
  const faults = tried.flatMap(one =>
    LANGUAGES.flatMap(language => {
      const places = silent(one, language)
      return places.length > 0
        ? [`${one.card.code} ${one.subcommand} ${one.says} ${language}: ${places.join(', ')}`]
        : []
    }),
  )
  expect(faults).toEqual([])
})
