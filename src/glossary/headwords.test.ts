// Each headword of both rulebooks, and each name that players use, leads to its entry.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { findShipped as find } from '../../test/support/shipped-rules.ts'
import { COMPLETE_LANGUAGES } from '../language.ts'
import { GAMES } from './schema.ts'

/** Titles, other names and abbreviations of each entry, by its file name. */
const headwordsSchema = z.record(
  z.enum(GAMES),
  z.record(z.string(), z.strictObject({ en: z.array(z.string()), de: z.array(z.string()) })),
)

const path = join(import.meta.dirname, 'headwords.json')
const headwords = headwordsSchema.parse(JSON.parse(readFileSync(path, 'utf8')))

const wanted = GAMES.flatMap(game =>
  Object.entries(headwords[game]).flatMap(([slug, names]) =>
    COMPLETE_LANGUAGES.flatMap(language =>
      names[language].map(query => ({ id: `${game}/${slug}`, query, language, game })),
    ),
  ),
)

/** Names that the attack texts use without a definition. Of drones they only say that one may be a minion. */
const USED_BY_ATTACKS = {
  'marvel-champions': `activation, initiate, engage, engaged, identity, hero form, alter-ego form, control, controller,
    villain, minion, villainous, boost card, boost icon, star icon, boost ability, encounter deck, discard pile,
    empty deck, exhaust, ready, ATK, DEF, hit points, HP, printed, modifiers, basic power, basic attack power,
    basic defense power, tough, stunned, retaliate X, guard, overkill, excess damage, consequential damage, defeated,
    leaves play, player elimination, interrupt, response, forced, hero action, triggered ability, constant ability,
    labeled ability, attack label, defense label, threat, main scheme, friendly, first player, player order,
    instance of damage, resource, cost, piercing, ranged`,
  gundam: `Unit, AP, HP, active, rested, battle area, shield area, shield section, base, shield, blocker, first strike,
    burst, when attacking, action, activate･action, command, cost, action step, pass, main phase, battle damage,
    effect damage, destroyed, trash, counter, trigger, activate, resolve, active player, standby player, owner,
    controller, defeat, winning, breach, suppression, high-maneuver, support`,
}

describe('the headwords', () => {
  it('are those of both games, in both languages', () => {
    expect(wanted.length).toBeGreaterThan(600)
  })

  it.each(GAMES)('include what the texts of the attacks use: %s', game => {
    const found = USED_BY_ATTACKS[game]
      .split(/,\s+/)
      .map(query => ({ query, ...find({ query, language: 'en', game })[0] }))
    expect(found.filter(({ tier, entry }) => tier !== 'exact' || entry?.kind === 'term')).toEqual([])
  })

  it('each find their entry first, or among those that have exactly the same name', () => {
    const missed = wanted.filter(({ id, query, language, game }) => {
      const [first, ...others] = find({ query, language, game })
      const equal = others.filter(({ tier }) => tier === 'exact' && first?.tier === 'exact')
      return ![first, ...equal].some(finding => finding?.entry.id === id)
    })
    expect(missed).toEqual([])
  })
})
