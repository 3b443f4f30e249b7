// What an outsider sees in the story of an effect that stands in the data of a card.
import type { CardTrigger } from '../../../src/cards/gundam/schema.ts'
import type { Shown } from '../../../src/games/game.ts'
import type { PlayedEffect } from '../../../src/games/gundam/vocabulary/plays.ts'

type Facts = NonNullable<CardTrigger['effects']>[number] | PlayedEffect
type Seen = Readonly<Record<string, unknown>>
const told = ({ events }: Shown, type: string, is: (event: Seen) => boolean = () => true) =>
  events.some(event => event.type === type && is(event as unknown as Seen))

/** What an outsider sees of an effect in the story. */
/** @param source the card of the effect */
export function isSeen(effect: Facts, played: Shown, source = 'X'): boolean {
  switch (effect.kind) {
    case 'choose':
      return [...effect.effects, ...(effect.ifYouDo ?? [])].every(one => isSeen(one, played, source))
    case 'damage':
      return effect.to === 'shieldArea'
        ? told(played, 'effect_damage')
        : told(played, 'counters_set', ({ kind }) => kind === 'effect')
    case 'recover':
      return told(played, 'recovered', ({ amount }) => Number(amount) > 0)
    case 'ap':
      return told(played, effect.beyondBattle ? 'ap_changed' : 'battle_effect_gained')
    case 'keyword':
      return told(played, effect.beyondBattle ? 'keyword_gained' : 'battle_effect_gained')
    case 'redirect':
    case 'keepOff':
    case 'reduce':
      return told(played, 'battle_effect_gained')
    case 'rest':
      return told(played, 'unit_rested', ({ unit: id }) => id !== 'X')
    case 'setActive':
      return told(played, 'unit_set_active')
    case 'leaves':
      return told(played, effect.how === 'destroyed' ? 'units_destroyed' : 'card_left')
    case 'rule':
      return told(played, 'rule_gained', ({ rule }) => rule === effect.rule)
    case 'unpair':
      return told(played, 'pilot_left')
    case 'known':
      return told(played, 'corrected')
    case 'deployToken':
      return told(played, 'deployed')
    case 'battle':
      return told(played, 'effect_battle_begun')
    case 'destroyFirst':
      return told(played, 'shield_destroyed')
    case 'target':
      return told(played, 'target_changed')
    case 'draw':
      return told(played, 'cards_drawn', ({ count }) => count === effect.count)
    case 'exResource':
      return told(played, 'ex_resource_placed')
    case 'elsewhere':
      return told(played, `text_on_${effect.on}`, ({ card }) => card === source)
    case 'furtherText':
      return played.prompt?.windows.at(-1)?.name.startsWith('text:') ?? false
    default:
      return false
  }
}
