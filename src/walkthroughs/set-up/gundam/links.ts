// What a Pilot makes of its Unit: whether it meets the link condition, and which keywords count with it.
import type { GundamCard } from '../../../cards/gundam/schema.ts'
import type { Constant, Keyword, PieceGiven } from '../../../games/gundam/rules/pieces.ts'
import { KEYWORD_OF } from './keywords.ts'

/** Pilots that count as another one by their text. */
const ALSO_NAMED: Readonly<Record<string, string>> = {
  'GD02-098': 'Char Aznable',
  'ST12-011': 'Zechs Merquise',
  'ST12-012': 'Marida Cruz',
}

/** Whether a Pilot meets the link condition of a Unit: a name in [ ], or a trait in ( ); one of several is enough. */
function links({ linkCondition = '' }: GundamCard, pilot: GundamCard): boolean {
  const names = [pilot.pilotName ?? pilot.name.en, ALSO_NAMED[pilot.code] ?? '']
  return linkCondition.split(' / ').some(condition => {
    const name = /^\[(.+)\]$/.exec(condition)?.[1]
    if (name !== undefined) return names.some(one => one.includes(name))
    const trait = /^\((.+)\)/.exec(condition)?.[1]
    return trait !== undefined && pilot.traits.includes(trait.toLowerCase())
  })
}

/** The Pilot of a piece, if both have a card. */
export function pilotOf(unit: GundamCard | null, pilot: GundamCard | null): PieceGiven['pilot'] {
  if (!unit || !pilot) return undefined
  return { links: links(unit, pilot), ap: pilot.apModifier ?? 0, hp: pilot.hpModifier ?? 0 }
}

const WHILE: Readonly<Record<string, 'paired' | 'linked'>> = {
  'during-pair': 'paired',
  'during-link': 'linked',
}

/** The keywords that a card has while it is paired or linked, without a further condition. */
export function constantsOf(card: GundamCard | null): Constant[] | undefined {
  const all = (card?.conditionalKeywords ?? []).flatMap(({ keyword, value, when }): Constant[] => {
    const is = WHILE[when]
    if (!is) return []
    const condition = { while: [{ is }] }
    if (keyword === 'breach' && typeof value === 'number') return [{ ...condition, breach: value }]
    const known: Keyword | undefined = KEYWORD_OF[keyword]
    return known ? [{ ...condition, keyword: known }] : []
  })
  return all.length > 0 ? all : undefined
}
