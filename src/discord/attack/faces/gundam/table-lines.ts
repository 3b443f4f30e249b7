// How a table of the GUNDAM CARD GAME stands: each player with Shields and Base, then with Units.
import { pilotNamed } from '../../../../walkthroughs/set-up/gundam/pairing.ts'
import type { Translate } from '../../../../words/words.ts'
import { cardFigure } from './figures.ts'
import type { CardNow, OwnUnit } from './table.ts'

/** One line for the shield area of each player, and one for each Unit. */
export function gundamTableLines(own: OwnUnit): string[] {
  const { table, names, t } = own
  const all = table.figures.filter(({ where }) => where === 'in play')
  return [table.active, table.standby].flatMap(({ player, shields }) => {
    const cards = all.filter(one => one.player === player)
    const words = (one: CardNow): string => [names.shown(one.id), ...cardFigure(one, own)].join(', ')
    const bases = cards.filter(({ kind }) => kind === 'base').map(words)
    const count = shields === null ? [] : [t('attack:figure.shields', { number: shields })]
    return [
      [`**${names.shown(player)}**`, ...count, ...bases].join(' · '),
      ...cards.filter(({ kind }) => kind === 'unit').map(one => `- ${paired(one, words(one), own)}`),
    ]
  })
}

/** The Shields of each player, as far as they are known. */
export const gundamStanding = ({ table, names, t }: OwnUnit): string[] =>
  [table.active, table.standby].flatMap(({ player, shields }) =>
    shields === null ? [] : [t('attack:standing.shields', { name: names.shown(player), count: shields })],
  )

/** A Pilot has the name of its card, if the table knows that. */
function paired({ hasPilot, pilot }: CardNow, words: string, { scene, names, t }: OwnUnit): string {
  if (!hasPilot) return words
  const id = pilotNamed(pilot ?? '')
  const isKnown = Object.hasOwn(scene.walkthrough.names, id)
  return `${words}, ${t('attack:table.pilot', { pilot: names.shown(id), context: isKnown ? 'named' : '' })}`
}

/** Whose turn it is, in a sentence; null: nobody has said it. */
export function turnWords(
  table: OwnUnit['now']['table'],
  nameOf: (player: string) => string,
  t: Translate,
): string | null {
  if (!table?.turn) return null
  const { of, number } = table.turn
  const player = nameOf(of)
  return number === undefined
    ? t('attack:turn.of', { player })
    : t('attack:turn.numbered', { player, number })
}
